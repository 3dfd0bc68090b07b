import type { OfficeOrder, VatIdAnswer } from '@kontor/contract/office';
import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import { isUntaxedByVatId } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { checkOfOrder, type VatIdCheck, vatIdTexts } from '../vat-ids/vat-ids.service.ts';
import type { AskedStep } from './types.ts';

type Answer = Omit<VatIdCheck, 'vatId'>;

/** The business that ordered under its VAT id, with what is known of it. Null: none was stated. */
export async function businessOfOrder(queryable: Queryable, order: OrderSnapshot): Promise<OfficeOrder['business']> {
  const { business } = order;
  if (business === undefined) return null;
  const { vatId, check = null } = business;
  const last = await lastAnswer(queryable, order);
  return {
    ...{ vatId, placed: check && wireAnswer(check), last: last && wireAnswer(last) },
    isUntaxed: isUntaxedByVatId(order),
  };
}

/**
 * Why an order is not released: it has no tax because of a VAT id that is not known to be valid, and nobody said why it
 * goes out all the same. Null: it is released.
 */
export async function releaseRefusal(
  queryable: Queryable,
  order: OrderSnapshot,
  { step, detail }: Pick<AskedStep, 'step' | 'detail'>,
): Promise<Refused | null> {
  if (step.kind !== 'release' || detail.reason || !isUntaxedByVatId(order) || order.business === undefined) return null;
  if ((await lastAnswer(queryable, order))?.state === 'valid') return null;
  const { vatId } = order.business;
  return refused(409, 'step-refused', { msg: vatIdTexts.staysUntaxed(vatId, order.shop.seller.country) });
}

/** What was answered last about its VAT id: for the order itself, or before the id was stated. */
async function lastAnswer(queryable: Queryable, { id, business }: OrderSnapshot): Promise<Answer | null> {
  const asked = business && (await checkOfOrder(queryable, id));
  return asked?.vatId === business?.vatId ? (asked ?? null) : (business?.check ?? null);
}

function wireAnswer({ state, askedAt, consultation, trader }: Answer): VatIdAnswer {
  return { state, at: isoTime(askedAt), consultation, trader };
}
