import {
  type Cents,
  isUnitPrice,
  maxPriceQuantity,
  type PriceDeclaration,
  type PriceScale,
  scalesRefusal,
} from '@kontor/domain';
import type { FieldReader } from '../../../tables/field-reader.ts';
import { conditionFields } from '../condition-fields.ts';
import type { ConditionDraft } from './records/import-record.ts';
import { reasons } from './texts/de.ts';

/** What a file says a condition costs. */
export interface StatedPrice {
  readonly price: Cents;
  /** How many units the prices are for; null: one. */
  readonly priceQuantity: number | null;
  readonly scales: readonly PriceScale[];
}

/**
 * The price that a file states, with its scales, for as many units as make every one of them whole cents: 0.0345 € each
 * are 3.45 € for 100. So no price is rounded before it is multiplied (docs/decisions/037).
 */
export function statedPrice(
  read: FieldReader,
  draft: ConditionDraft,
  declaration: PriceDeclaration,
  priceQuantity: number | null,
): StatedPrice {
  const price = amountIn(draft[declaration]);
  const scales = scalesIn(read, draft.scales, declaration);
  const amounts = [price, ...scales.map((scale) => scale.price)];
  const decimals = Math.max(...amounts.map((amount) => amount?.decimals ?? 0));
  const zeros = Math.max(0, decimals - 2);
  const quantity = (priceQuantity ?? 1) * 10 ** zeros;
  const [own, ...ofScales] = amounts.map((amount) => amount && centsWith(zeros, amount));
  if (!isUnitPrice(own) || quantity > maxPriceQuantity) read.refuse(reasons.noPrice);
  else if (!ofScales.every(isUnitPrice)) read.refuse(reasons.noScalePrice);
  else {
    const priced = scales.map(({ from }, place) => ({ from, price: ofScales[place] ?? 0 }));
    const refusal = scalesRefusal(own, priced);
    if (refusal === null) return { price: own, priceQuantity: zeros === 0 ? priceQuantity : quantity, scales: priced };
    read.refuse(reasons.scales[refusal]);
  }
  return { price: 0, priceQuantity, scales: [] };
}

/** A number of EUR as its digits and how many of them are decimals. */
interface Decimal {
  readonly digits: number;
  readonly decimals: number;
}

/** Null for what is no amount that a table or JSON writes: negative, not finite, with an exponent. */
function amountIn(euro: unknown): Decimal | null {
  const [, whole, fraction = ''] = typeof euro === 'number' ? (/^(\d+)(?:\.(\d+))?$/.exec(String(euro)) ?? []) : [];
  return whole === undefined ? null : { digits: Number(whole + fraction), decimals: fraction.length };
}

/** Cents of ten, a hundred … times an amount: as many times as it takes zeros to make every amount whole cents. */
function centsWith(zeros: number, { digits, decimals }: Decimal): Cents {
  return digits * 10 ** (2 + zeros - decimals);
}

function scalesIn(
  read: FieldReader,
  drafted: unknown,
  declaration: PriceDeclaration,
): { readonly from: number; readonly price: Decimal | null }[] {
  return read.list(conditionFields.labelOf('scales'), drafted).map(({ from, price }) => ({
    from: typeof from === 'number' ? from : Number.NaN,
    price: amountIn(isObject(price) ? price[declaration] : price),
  }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
