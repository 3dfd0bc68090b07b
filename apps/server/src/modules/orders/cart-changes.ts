import type { CartChange, OrderCalculation } from '@kontor/contract';
import {
  articleName,
  type Cents,
  centsFromEuro,
  declaredAmount,
  type PriceDeclaration,
  type PricedLine,
  priceOf,
} from '@kontor/domain';
import { germanEuro } from '../../german-format.ts';
import type { ConditionForSale } from '../catalogue/condition-for-sale.ts';
import { voucherSubjects } from '../vouchers/texts/de.ts';
import { voucherSentence } from '../vouchers/voucher-sentence.ts';
import type { AvailableLine, Shortage } from './available-lines.ts';
import type { PricedCart, RefusedVouchers } from './price-cart.ts';
import { changeTexts } from './texts/de.ts';

/** To whom changes are told. */
export interface CartReader {
  /** How prices are declared to them. */
  readonly declaration: PriceDeclaration;
  /** What of the cart their group is not offered, but everybody else is, by the condition's id. */
  readonly notForThem: ReadonlyMap<string, ConditionForSale>;
}

/** What is not as the cart has it, in the order of its lines, then its vouchers (CONTRACT §5). */
export function cartChanges(
  body: OrderCalculation,
  { priced, shortages, refusedVouchers }: PricedCart & { ok: true },
  { declaration, notForThem }: CartReader,
): CartChange[] {
  const conditions = priced.lines.map(({ line }) => line.condition);
  const nameOf = namesIn([...conditions, ...shortages.flatMap(conditionOf), ...notForThem.values()]);
  return [
    ...shortages.map((shortage) => shortageChange(shortage, notForThem, nameOf)),
    ...priced.lines.flatMap((line) => priceChange(line, body, { declaration, nameOf })),
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

function shortageChange(shortage: Shortage, notForThem: CartReader['notForThem'], nameOf: NameOf): CartChange {
  const { kind, conditionId } = shortage;
  if (kind === 'gone') {
    const forOthers = notForThem.get(conditionId);
    return { conditionId, kind, msg: forOthers ? changeTexts.otherTerms(nameOf(forOthers)) : changeTexts.gone };
  }
  const { condition, left } = shortage;
  const name = nameOf(condition);
  const msg = left === 0 ? changeTexts.soldOut(name) : changeTexts.fewerLeft(name, left, condition.unit);
  return { conditionId, kind, msg };
}

function voucherChange({ claim: { code, terms }, reason }: RefusedVouchers[number]): CartChange {
  return { code, kind: 'voucher', msg: voucherSentence(voucherSubjects.named(code), reason, terms) };
}

function priceChange(
  { line, price }: PricedLine<AvailableLine>,
  body: OrderCalculation,
  { declaration, nameOf }: { readonly declaration: PriceDeclaration; readonly nameOf: NameOf },
): CartChange[] {
  const { conditionId } = line.condition;
  const seen = seenPrice(body.items.find(({ condition }) => condition._id === conditionId)?.condition.price);
  if (seen === null || seen === price.gross) return [];
  const before = declaredAmount(priceOf(seen, line.taxRate, 'gross'), declaration);
  const sentence = declaration === 'net' ? changeTexts.netPrice : changeTexts.price;
  const now = declaredAmount(price, declaration);
  return [{ conditionId, kind: 'price', msg: sentence(nameOf(line.condition), germanEuro(before), germanEuro(now)) }];
}

/** The gross cents that a cart says it was filled at. It may say anything: only a change is reported from it. */
function seenPrice(price: unknown): Cents | null {
  if (typeof price !== 'object' || price === null || !('gross' in price)) return null;
  return typeof price.gross === 'number' ? centsFromEuro(price.gross) : null;
}
