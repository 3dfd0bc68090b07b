import type { DeliveryNoteToIssue } from '@kontor/contract/office';
import { viennaDay } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { composeDeliveryNote } from './compose-document.ts';
import { deliveryDays } from './delivery-days.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy } from './documents.repository.ts';
import { numberDocument } from './number-document.ts';
import type { IssuedDocument } from './types.ts';

/** Issues a delivery note of an order or of some of its pieces. One key makes one note. It is never mailed. */
export async function issueDeliveryNote(
  sources: DocumentSources,
  { number, key, deliveredOn, pieces }: DeliveryNoteToIssue,
  by: Changer,
): Promise<IssuedDocument | Refused> {
  const { database, orders, clock } = sources;
  const issuedAt = clock();
  const delivery = deliveryDays({ to: deliveredOn }, viennaDay(issuedAt));
  if (isRefused(delivery)) return delivery;
  const orderId = await orders.idOfNumber(database.read, number);
  if (orderId === null) return refused(404, 'order-not-found');
  const { documents: settings, seller, title } = await sources.configuration.current();
  const issued = await refusableTransaction(database, async (transaction) => {
    const locked = await orders.lock(transaction, orderId);
    if (locked === null) return refused(404, 'order-not-found');
    const made = await documentBy(transaction, 'request_key', key);
    if (made !== null) return isNoteOf(made, orderId) ? made : refused(409, 'document-key-used');
    const document = composeDeliveryNote(locked.order, { seller, issuedAt, delivery }, pieces ?? null);
    const asked = (pieces ?? []).some(({ line }) => locked.order.lines[line] === undefined);
    if (asked || document.lines.length === 0 || document.lines.some(({ quantity, ordered }) => quantity > ordered))
      return refused(409, 'more-than-ordered');
    return numberDocument(transaction, sources, settings, {
      ...{ orderId, shop: { title, seller }, document, corrects: null, requestKey: key },
      ...{ isMailed: false, by, issuedAt },
    });
  });
  sources.wakeJobs();
  return issued;
}

function isNoteOf({ orderId, model }: IssuedDocument, order: string): boolean {
  return orderId === order && model.document.kind === 'delivery-note';
}
