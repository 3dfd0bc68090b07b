import {
  type Cents,
  isUnitPrice,
  maxPriceQuantity,
  type PriceDeclaration,
  type PriceScale,
  scalesRefusal,
} from '@kontor/domain';
import type { FieldReader } from '../../../tables/field-reader.ts';
import { isAmbiguous } from '../../../tables/german-number.ts';
import { conditionFields } from '../condition-fields.ts';
import { fieldReasons } from '../texts/products.de.ts';
import type { ConditionDraft } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** The prices of a condition in a file. */
export interface StatedPrices {
  /** 0 if the file has no column for it. */
  readonly price: Cents;
  /** The number of units for all of these. Null: not in the file, so one, or the stored number for a known price. */
  readonly priceQuantity: number | null;
  readonly scales: readonly PriceScale[];
  readonly salePrice: Cents | null;
  readonly listPrice: Cents | null;
}

/** Which price columns a file has. */
type Named = (column: 'price' | 'scales' | 'sale_price' | 'list_price') => boolean;

/**
 * The prices in a file, for the number of units that makes each of them whole cents: 0.0345 € each become 3.45 € for
 * 100. So no price is rounded before it is multiplied (docs/decisions/037). Prices that the file does not name are not
 * read.
 */
export function statedPrices(
  read: FieldReader,
  draft: ConditionDraft,
  { declaration, isNamed }: { readonly declaration: PriceDeclaration; readonly isNamed: Named },
  priceQuantity: number | null,
): StatedPrices {
  const scales = isNamed('price') ? scalesIn(read, draft.scales, declaration) : [];
  const written: readonly (Decimal | null | undefined)[] = [
    isNamed('price') ? amountIn(draft[declaration]) : undefined,
    isNamed('sale_price') ? statedAmount(draft.salePrice, declaration) : undefined,
    isNamed('list_price') ? statedAmount(draft.listPrice, declaration) : undefined,
    ...scales.map((scale) => scale.price),
  ];
  const zeros = Math.max(0, ...written.map((amount) => (amount?.decimals ?? 0) - 2));
  const quantity = (priceQuantity ?? 1) * 10 ** zeros;
  const [own, sale, list, ...ofScales] = written.map((amount) => amount && centsWith(zeros, amount));
  const priced = scales.map(({ from }, place) => ({ from, price: ofScales[place] ?? 0 }));
  const isMissing = isNamed('price') && isAbsent(draft[declaration]);
  const unclear = unclearAmount(draft, declaration, isNamed);
  const isTooMany = quantity > maxPriceQuantity;
  const refusal = amountRefusal({ own: isTooMany ? null : own, sale, list, ofScales, isMissing, unclear });
  const rising = refusal === null ? scalesRefusal(own ?? 0, priced) : null;
  if (refusal !== null) read.refuse(refusal);
  else if (rising !== null) read.refuse(reasons.scales[rising]);
  return {
    price: own ?? 0,
    priceQuantity: zeros === 0 ? priceQuantity : quantity,
    scales: priced,
    salePrice: sale ?? null,
    listPrice: list ?? null,
  };
}

/** Cents. Null: the text is no amount. Undefined: there is none. */
type Read = Cents | null | undefined;

/** Why one of these amounts is no valid price, or null. */
function amountRefusal(
  amounts: Record<'own' | 'sale' | 'list', Read> & {
    ofScales: readonly Read[];
    isMissing: boolean;
    unclear: string | null;
  },
): string | null {
  if (amounts.isMissing) return reasons.missingPrice;
  if (amounts.unclear !== null) return amounts.unclear;
  const isPrice = (cents: Read) => cents === undefined || isUnitPrice(cents);
  if (!isPrice(amounts.own)) return reasons.noPrice;
  if (!isPrice(amounts.sale)) return fieldReasons.noPrice(conditionFields.labelOf('salePrice'));
  if (!isPrice(amounts.list)) return fieldReasons.noPrice(conditionFields.labelOf('listPrice'));
  return amounts.ofScales.every(isUnitPrice) ? null : reasons.noScalePrice;
}

/** The problem of an ambiguous amount in a table, or null. */
function unclearAmount(draft: ConditionDraft, declaration: PriceDeclaration, isNamed: Named): string | null {
  const amounts = [
    ['price', 'price', draft[declaration]],
    ['sale_price', 'salePrice', draft.salePrice],
    ['list_price', 'listPrice', draft.listPrice],
  ] as const;
  for (const [column, field, value] of amounts) {
    if (typeof value !== 'string' || !isNamed(column)) continue;
    const heading = conditionFields.labelOf(field);
    if (isAmbiguous(value)) return reasons.ambiguousAmount(heading, value);
    if (value.includes('%')) return reasons.percentNoAmount(heading, value);
  }
  return null;
}

/** An amount, or a Price of JSON Lines. Undefined if there is none. */
function statedAmount(value: unknown, declaration: PriceDeclaration): Decimal | null | undefined {
  if (isAbsent(value)) return undefined;
  return amountIn(isObject(value) ? value[declaration] : value);
}

/** A number of EUR: its digits, and how many of them are decimals. */
interface Decimal {
  readonly digits: number;
  readonly decimals: number;
}

/** Null for a value that is no amount: negative, not finite, or with an exponent. */
function amountIn(euro: unknown): Decimal | null {
  const [, whole, fraction = ''] = typeof euro === 'number' ? (/^(\d+)(?:\.(\d+))?$/.exec(String(euro)) ?? []) : [];
  return whole === undefined ? null : { digits: Number(whole + fraction), decimals: fraction.length };
}

/** Cents of ten, a hundred … times an amount. The number of zeros must suffice to make every amount whole cents. */
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

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
