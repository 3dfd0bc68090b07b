import { type DecimalSign, germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import type { ShopRow } from './shop-row.ts';

/** The prices of a row, in German notation. */
export interface StatedPrices {
  readonly net: string | undefined;
  readonly gross: string | undefined;
  /** The former price, in German notation. 0 means none. */
  readonly netBefore: string | undefined;
  readonly grossBefore: string | undefined;
}

export const net = ['price_net', 'price.default.net'] as const;
export const gross = ['price_gross', 'price.default.gross'] as const;
const before = {
  net: ['list_price_net', 'listprice_net', 'price.default.listprice.net'],
  gross: ['list_price_gross', 'listprice_gross', 'price.default.listprice.gross'],
} as const;
/** Shopware's own key of the euro, the currency of a new shop. */
const euro = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** Prices from their own columns, or from one column with Shopware's JSON, which has an entry for each currency. */
export function pricesOf(row: ShopRow): StatedPrices {
  const kept = entryOf(row.text('price'));
  const list = objectIn(kept?.listPrice);
  const number = (names: readonly string[], value: unknown, sign?: DecimalSign) =>
    row.number(names, sign) ?? (typeof value === 'number' && Number.isFinite(value) ? germanNumber(value) : undefined);
  const unlessZero = (cell: string | undefined) => (parseGermanNumber(cell ?? '') === 0 ? undefined : cell);
  return {
    net: number(net, kept?.net),
    gross: number(gross, kept?.gross),
    netBefore: unlessZero(number(before.net, list?.net)),
    grossBefore: unlessZero(number(before.gross, list?.gross)),
  };
}

/** The entry in euros: the only entry, or the one with Shopware's own key. */
function entryOf(cell: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const parsed = parsedJson(cell);
  const entries = Object.entries(objectIn(parsed) ?? {}).flatMap(([key, value]) => {
    const entry = objectIn(value);
    return entry ? [{ currency: String(entry.currencyId ?? key).replace(/^c(?=[0-9a-f]{32}$)/, ''), entry }] : [];
  });
  const [only, ...others] = entries;
  return others.length === 0 ? only?.entry : entries.find(({ currency }) => currency === euro)?.entry;
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}

function parsedJson(cell: string | undefined): unknown {
  if (!/^[[{]/.test(cell ?? '')) return undefined;
  try {
    return JSON.parse(cell ?? '');
  } catch {
    return undefined;
  }
}
