import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { lockRecord, writeRecord } from '../orders/orders.service.ts';
import { changeTags, insertEntry, isKeyUsed, tagsOf } from './order-life.repository.ts';
import { tooManyTags } from './step-form.ts';
import type { AskedBy, AskedRemark, EntryDetail, LifeSources } from './types.ts';

/** The most tags of an order. */
const mostTags = 20;

/**
 * Writes a note, or changes tags. No step depends on them, so a request decided on an older state of the order is not
 * refused. Tags that change nothing leave no entry.
 * @returns null if it was done; `nothing` if there was nothing to do; 404 `order-not-found`; 400 `invalid-form` for too
 * many tags.
 */
export function writeRemark(
  sources: LifeSources,
  by: AskedBy,
  asked: AskedRemark,
): Promise<Refused | 'nothing' | null> {
  const { orderNumber, key, remark } = asked;
  return refusableTransaction(sources.database, async (transaction): Promise<Refused | 'nothing' | null> => {
    const record = await lockRecord(transaction, orderNumber);
    if (record === null) return refused(404, 'order-not-found');
    const { id } = record.order;
    if (await isKeyUsed(transaction, id, key)) return null;
    const tags = (await tagsOf(transaction, [id])).get(id) ?? [];
    const detail: EntryDetail = remark.kind === 'note' ? { text: remark.text } : changeOfTags(tags, remark);
    if (remark.kind === 'tag') {
      const { added = [], removed = [] } = detail;
      if (added.length + removed.length === 0) return 'nothing';
      if (tags.length + added.length - removed.length > mostTags) return tooManyTags(mostTags);
      await changeTags(transaction, id, { added, removed });
    }
    const version = record.version + 1;
    await writeRecord(transaction, id, { version });
    await insertEntry(transaction, {
      ...{ order_id: id, version, kind: remark.kind, at: sources.clock(), request_key: key, detail },
      ...{ operator_id: by.operator.id, operator_name: by.operator.name, via: by.via },
    });
    const change = { by: by.operator, subject: 'order', subjectId: orderNumber, action: `order.${remark.kind}` };
    await sources.log.write(transaction, { ...change, after: detail });
    return null;
  });
}

function changeOfTags(
  tags: readonly string[],
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  return {
    added: added.filter((tag) => !tags.includes(tag)),
    removed: removed.filter((tag) => tags.includes(tag)),
  };
}
