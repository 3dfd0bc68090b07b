import type { CartChange, OrderCalculation } from '@kontor/contract';
import { articleName, type Cents, centsFromEuro, type PricedLine } from '@kontor/domain';
import { germanEuro } from '../../german-format.ts';
import type { ConditionForSale } from '../catalogue/condition-for-sale.ts';
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
  const nameOf = namesIn([...priced.lines.map(({ line }) => line.condition), ...shortages.flatMap(conditionOf)]);
  return [
    ...shortages.map((shortage) => shortageChange(shortage, nameOf)),
    ...priced.lines.flatMap((line) => priceChange(line, body, nameOf)),
    ...refusedVouchers.map(voucherChange),
  ];
}

/** What a sentence calls a condition, told from the others of the cart. */
type NameOf = (condition: ConditionForSale) => string;

function namesIn(conditions: readonly ConditionForSale[]): NameOf {
  const named = ({ productName, productNameSuffix, unit }: ConditionForSale) => ({
    name: productName,
    nameSuffix: productNameSuffix,
    unit,
  });
  const cart = [...new Map(conditions.map((condition) => [condition.conditionId, named(condition)])).values()];
  return (condition) => articleName(named(condition), cart);
}

const conditionOf = (shortage: Shortage) => (shortage.kind === 'gone' ? [] : [shortage.condition]);

function shortageChange(shortage: Shortage, nameOf: NameOf): CartChange {
  const { kind, conditionId } = shortage;
  if (kind === 'gone') return { conditionId, kind, msg: changeTexts.gone };
  const { condition, left } = shortage;
  const name = nameOf(condition);
  const msg = left === 0 ? changeTexts.soldOut(name) : changeTexts.fewerLeft(name, left, condition.unit);
  return { conditionId, kind, msg };
}

function voucherChange({ claim: { code, terms }, reason }: RefusedVouchers[number]): CartChange {
  return { code, kind: 'voucher', msg: voucherSentence(voucherSubjects.named(code), reason, terms) };
}

function priceChange({ line, price }: PricedLine<AvailableLine>, body: OrderCalculation, nameOf: NameOf): CartChange[] {
  const { conditionId } = line.condition;
  const seen = seenPrice(body.items.find(({ condition }) => condition._id === conditionId)?.condition.price);
  if (seen === null || seen === price.gross) return [];
  return [
    {
      conditionId,
      kind: 'price',
      msg: changeTexts.price(nameOf(line.condition), germanEuro(seen), germanEuro(price.gross)),
    },
  ];
}

/** The gross cents that a cart says it was filled at. It may say anything: only a change is reported from it. */
function seenPrice(price: unknown): Cents | null {
  if (typeof price !== 'object' || price === null || !('gross' in price)) return null;
  return typeof price.gross === 'number' ? centsFromEuro(price.gross) : null;
}
