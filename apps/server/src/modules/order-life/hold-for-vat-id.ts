import type { StepDone } from '@kontor/domain';
import { isUnchecked } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { vatIdTexts as texts } from '../vat-ids/vat-ids.service.ts';

/**
 * A step after which the order is under another VAT id: it waits while that is unchecked, and no longer for the former
 * one. Another hold stays.
 */
export function heldAfter(decision: StepDone, before: OrderSnapshot, under: OrderSnapshot): StepDone {
  const { hold } = decision.after;
  const other = hold !== null && isHoldOf(before, hold) ? null : hold;
  const own = isUnchecked(under) ? texts.hold(under.business?.vatId ?? '', under.shop.seller.country) : null;
  return { ...decision, after: { ...decision.after, hold: other ?? own } };
}

/**
 * Whether an order is held because of its VAT id. One placed by an older version is held with the Austrian name of the
 * VAT id, whatever the seller's country.
 */
export function isHoldOf({ business, shop }: OrderSnapshot, hold: string): boolean {
  if (business === undefined) return false;
  return [shop.seller.country, 'AT'].some((country) =>
    [texts.hold, texts.invalidHold].some((sentence) => hold === sentence(business.vatId, country)),
  );
}
