import type { CartChange, OrderCalculation } from '@kontor/contract';
import { type Cents, centsFromEuro, type PricedLine } from '@kontor/domain';
import { germanEuro } from '../../german-format.ts';
import { voucherSubjects } from '../vouchers/texts/de.ts';
import { voucherSentence } from '../vouchers/voucher-sentence.ts';
import type { AvailableLine, Shortage } from './available-lines.ts';
import type { PricedCart, RefusedVouchers } from './price-cart.ts';
import { changeTexts } from './texts/de.ts';

/** What is not as the cart has it, in the order of its lines, then its vouchers (CONTRACT §5). */
export function cartChanges(
  body: OrderCalculation,
  { priced, shortages, refusedVouchers }: PricedCart & { ok: true },
): CartChange[] {
  return [
    ...shortages.map(shortageChange),
    ...priced.lines.flatMap((line) => priceChange(line, body)),
    ...refusedVouchers.map(voucherChange),
  ];
}

function shortageChange(shortage: Shortage): CartChange {
  const { kind, conditionId } = shortage;
  if (kind === 'gone') return { conditionId, kind, msg: changeTexts.gone };
  const { condition, left } = shortage;
  const { productName, unit } = condition;
  const msg = left === 0 ? changeTexts.soldOut(productName) : changeTexts.fewerLeft(productName, left, unit);
  return { conditionId, kind, msg };
}

function voucherChange({ claim: { code, terms }, reason }: RefusedVouchers[number]): CartChange {
  return { code, kind: 'voucher', msg: voucherSentence(voucherSubjects.named(code), reason, terms) };
}

function priceChange({ line, price }: PricedLine<AvailableLine>, body: OrderCalculation): CartChange[] {
  const { conditionId, productName } = line.condition;
  const seen = seenPrice(body.items.find(({ condition }) => condition._id === conditionId)?.condition.price);
  if (seen === null || seen === price.gross) return [];
  return [
    { conditionId, kind: 'price', msg: changeTexts.price(productName, germanEuro(seen), germanEuro(price.gross)) },
  ];
}

/** The gross cents that a cart says it was filled at. It may say anything: only a change is reported from it. */
function seenPrice(price: unknown): Cents | null {
  if (typeof price !== 'object' || price === null || !('gross' in price)) return null;
  return typeof price.gross === 'number' ? centsFromEuro(price.gross) : null;
}
