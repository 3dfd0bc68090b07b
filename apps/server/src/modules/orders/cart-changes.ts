import type { CartChange, OrderCalculation } from '@kontor/contract';
import {
  articleName,
  type Cents,
  type ChangedPrice,
  type ConditionForSale,
  centsFromEuro,
  changedPrices,
  maxAmount,
  minAmount,
  type PriceDeclaration,
  type SeenOffer,
  type Shortage,
} from '@kontor/domain';
import { germanCount, germanEuro } from '../../german-format.ts';
import { voucherSentence, voucherSubjects } from '../vouchers/vouchers.service.ts';
import type { DeliverableCart } from './calculated-cart.ts';
import { changeTexts } from './texts/cart-changes.de.ts';

/** The customer who reads about changes. */
export interface CartReader {
  /** Whether this customer sees gross or net prices. */
  readonly declaration: PriceDeclaration;
  /** By id: conditions of the cart that everybody can buy except this customer's group. */
  readonly notForThem: ReadonlyMap<string, ConditionForSale>;
}

/**
 * The changes since the cart was filled: those of its lines in their order, then those of its vouchers (CONTRACT §5).
 */
export function cartChanges(
  body: OrderCalculation,
  { priced, shortages, refusedVouchers }: DeliverableCart,
  { declaration, notForThem }: CartReader,
): CartChange[] {
  const conditions = priced.lines.map(({ line }) => line.condition);
  const nameOf = namesIn([...conditions, ...shortages.flatMap(conditionOf), ...notForThem.values()]);
  return [
    ...shortages.map((shortage) => shortageChange(shortage, notForThem, nameOf)),
    ...changedPrices(priced.lines, offersSeenIn(body), declaration).map((price) =>
      priceChange(price, { declaration, nameOf }),
    ),
    ...refusedVouchers.map(voucherChange),
  ];
}

/** The name of a condition in a sentence, distinct from the cart's other conditions. */
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
  const { condition } = shortage;
  const name = nameOf(condition);
  if (shortage.kind === 'amount') return { conditionId, kind, msg: amountSentence(name, shortage) };
  const { left } = shortage;
  const msg = left === 0 ? changeTexts.soldOut(name) : changeTexts.fewerLeft(name, left, condition.unit);
  return { conditionId, kind, msg };
}

/** The amount that is available, and the amount that the cart has now. */
function amountSentence(name: string, { condition, amount }: Extract<Shortage, { kind: 'amount' }>): string {
  const { min, step, max } = condition.amounts;
  const sold = [
    ...(min > minAmount ? [changeTexts.atLeast(germanCount(min))] : []),
    ...(step > 1 ? [changeTexts.inSteps(germanCount(step))] : []),
    ...(max < maxAmount ? [changeTexts.atMost(germanCount(max))] : []),
  ];
  return changeTexts.amount(name, sold.join(', '), germanCount(amount), condition.unit);
}

function voucherChange({ claim: { code, terms }, reason }: DeliverableCart['refusedVouchers'][number]): CartChange {
  return { code, kind: 'voucher', msg: voucherSentence(voucherSubjects.named(code), reason, terms) };
}

function priceChange(
  { condition, of, before, now }: ChangedPrice,
  { declaration, nameOf }: { readonly declaration: PriceDeclaration; readonly nameOf: NameOf },
): CartChange {
  const priceSentence = declaration === 'net' ? changeTexts.netPrice : changeTexts.price;
  const sentence = of === 'deposit' ? changeTexts.deposit : priceSentence;
  const msg = sentence(nameOf(condition), germanEuro(before), germanEuro(now));
  return { conditionId: condition.conditionId, kind: 'price', msg };
}

/**
 * The prices in the cart at which its lines were added. They need not be true, since they only serve to report a
 * change.
 */
function offersSeenIn({ items }: OrderCalculation): (conditionId: string) => SeenOffer | null {
  return (conditionId) => {
    const { price, deposit }: { readonly price?: unknown; readonly deposit?: unknown } =
      items.find(({ condition }) => condition._id === conditionId)?.condition ?? {};
    if (typeof price !== 'object' || price === null || !('gross' in price)) return null;
    const gross = centsOf(price.gross);
    const net = 'net' in price ? centsOf(price.net) : null;
    return gross === null ? null : { gross, net, deposit: centsOf(deposit) };
  };
}

function centsOf(euro: unknown): Cents | null {
  return typeof euro === 'number' ? centsFromEuro(euro) : null;
}
