import type { CartChange, OrderCalculation } from '@kontor/contract';
import { type Cents, centsFromEuro, type PricedLine } from '@kontor/domain';
import type { AvailableLine, Shortage } from './available-lines.ts';
import { germanEuro } from './german-format.ts';
import { changeTexts } from './texts/de.ts';

/** What is not as the cart has it, in the order of its lines, then its vouchers (CONTRACT §5). */
export function cartChanges(
  body: OrderCalculation,
  lines: readonly PricedLine<AvailableLine>[],
  shortages: readonly Shortage[],
): CartChange[] {
  return [
    ...shortages.map(shortageChange),
    ...lines.flatMap((line) => priceChange(line, body)),
    ...(body.vouchers ?? []).map(({ code }) => ({ code, kind: 'voucher' as const, msg: changeTexts.voucher(code) })),
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
