import { isSaleTime, type Sale } from '@kontor/domain';
import type { Slices } from '../structures/slices.ts';

/** Sales of first conditions, past, running or to come, thirty bytes each. Documents ascend. */
export interface Sales {
  readonly documents: Uint32Array;
  /** Cents as stored, outside the sale and during it. */
  readonly full: Uint32Array;
  readonly reduced: Uint32Array;
  /** Epoch ms. Infinite if a sale has no beginning or no end. */
  readonly from: Float64Array;
  readonly until: Float64Array;
}

/** Sales by the group of their condition. The key `everybodys` is the name of no group. */
export type SalesOfGroups = ReadonlyMap<string, Sales>;
export const everybodys = '';

/** A sale to be added to the index. */
export interface SaleOfDocument {
  readonly customerGroup: string;
  readonly document: number;
  readonly full: number;
  readonly sale: Sale;
}

/** The prices of some documents from now on. */
export interface PricesNow {
  readonly documents: readonly number[];
  readonly prices: readonly number[];
}

/** The number of sales to process in one slice. */
const inOneSlice = 8192;

/** Sales with further sales appended. The new documents have higher numbers. */
export function appendSales(before: SalesOfGroups, added: readonly SaleOfDocument[]): SalesOfGroups {
  if (added.length === 0) return before;
  const sales = new Map(before);
  for (const [group, some] of Map.groupBy(added, ({ customerGroup }) => customerGroup)) {
    const known = before.get(group);
    const size = (known?.documents.length ?? 0) + some.length;
    const numbers = () => new Uint32Array(size);
    const times = () => new Float64Array(size);
    sales.set(group, {
      documents: joined(numbers(), known?.documents, some, ({ document }) => document),
      full: joined(numbers(), known?.full, some, ({ full }) => full),
      reduced: joined(numbers(), known?.reduced, some, ({ sale }) => sale.price),
      from: joined(times(), known?.from, some, ({ sale }) => sale.from ?? -Infinity),
      until: joined(times(), known?.until, some, ({ sale }) => sale.until ?? Infinity),
    });
  }
  return sales;
}

function joined<Column extends Uint32Array | Float64Array>(
  target: Column,
  known: Column | undefined,
  added: readonly SaleOfDocument[],
  own: (sale: SaleOfDocument) => number,
): Column {
  if (known !== undefined) target.set(known);
  const first = target.length - added.length;
  for (const [i, sale] of added.entries()) target[first + i] = own(sale);
  return target;
}

/** The sales of the remaining documents under their new numbers, which ascend in the same order. */
export function keepSales(
  before: SalesOfGroups,
  { numbers, gone }: { readonly numbers: Uint32Array; readonly gone: number },
): SalesOfGroups {
  const sales = new Map<string, Sales>();
  for (const [group, { documents, full, reduced, from, until }] of before) {
    const stays = (_: number, place: number) => numbers[documents[place] ?? 0] !== gone;
    const kept = documents.filter(stays).map((document) => numbers[document] ?? gone);
    if (kept.length === 0) continue;
    const some = { full: full.filter(stays), reduced: reduced.filter(stays) };
    sales.set(group, { documents: kept, ...some, from: from.filter(stays), until: until.filter(stays) });
  }
  return sales;
}

/** The sale documents whose price at a time (epoch ms) differs from before. `priceOf`: a document's price before. */
export function* pricesAt(
  { documents, full, reduced, from, until }: Sales,
  now: number,
  priceOf: (document: number) => number,
): Slices<PricesNow> {
  const changed = { documents: [] as number[], prices: [] as number[] };
  for (let i = 0; i < documents.length; i++) {
    if (i % inOneSlice === 0) yield;
    const runs = isSaleTime({ from: from[i] ?? 0, until: until[i] ?? 0 }, now);
    const price = runs ? Math.min(full[i] ?? 0, reduced[i] ?? 0) : (full[i] ?? 0);
    const document = documents[i] ?? 0;
    const before = priceOf(document);
    if (price === before || Number.isNaN(before)) continue;
    changed.documents.push(document);
    changed.prices.push(price);
  }
  return changed;
}
