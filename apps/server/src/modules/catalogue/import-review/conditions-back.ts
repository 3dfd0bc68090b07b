import type { Insertable, Selectable } from 'kysely';
import type { ConditionTable } from '../../../database/schema.ts';
import { isSameUnit } from '../condition-ids.ts';
import type { ConditionChange, RowImage } from '../import-log/change.ts';
import { imageOf } from '../import-log/row-images.ts';
import { columnsBack, stockBack } from './columns-back.ts';
import { emptyCondition } from './empty-rows.ts';

type Stored = Selectable<ConditionTable>;
type Wanted = Insertable<ConditionTable>;

/** The conditions of a product after its import is undone. */
export interface ConditionsBack {
  readonly conditions: readonly Wanted[];
  /** Conditions whose stock is kept, whatever their rows contain. */
  readonly stockKept: readonly string[];
  readonly stockChanges: readonly { readonly id: string; readonly stockChange: number }[];
  readonly dropped: readonly string[];
  /** Columns that somebody changed since, by condition. No column: the whole condition. */
  readonly left: readonly { readonly change: ConditionChange; readonly columns: readonly string[] }[];
}

/** Restores the conditions of a product. `sold`: pieces taken from their stocks since, by id. */
export function conditionsBack(
  productId: string,
  stored: readonly Stored[],
  changes: readonly ConditionChange[],
  sold: ReadonlyMap<string, number>,
): ConditionsBack {
  const work = new ConditionsAtWork(productId, stored);
  // Removals come first, so that restored conditions find their units free.
  for (const change of changes) if (change.created !== undefined) work.drop(change, change.created);
  for (const change of changes) if (change.columns !== undefined) work.putBack(change, sold.get(change.id) ?? 0);
  for (const change of changes) if (change.dropped !== undefined) work.bringBack(change, change.dropped);
  return work.outcome();
}

class ConditionsAtWork {
  readonly #productId: string;
  readonly #stored: ReadonlyMap<string, Stored>;
  readonly #rows: Map<string, Wanted>;
  readonly #setStocks = new Set<string>();
  readonly #stockChanges: { id: string; stockChange: number }[] = [];
  readonly #left: { change: ConditionChange; columns: readonly string[] }[] = [];

  constructor(productId: string, stored: readonly Stored[]) {
    this.#productId = productId;
    this.#stored = new Map(stored.map((one) => [one.id, one]));
    this.#rows = new Map(stored.map((one) => [one.id, one]));
  }

  /** Removes a condition that the import made, unless somebody changed it since. */
  drop(change: ConditionChange, created: RowImage): void {
    const current = this.#stored.get(change.id);
    if (current === undefined) return;
    const without = ['position', 'stock'];
    const isSame = sameImage(imageOf(current, { without }), imageOf(created, { without }));
    if (isSame) this.#rows.delete(change.id);
    else this.#left.push({ change, columns: [] });
  }

  putBack(change: ConditionChange, sold: number): void {
    const current = this.#stored.get(change.id);
    if (current === undefined) return void this.#left.push({ change, columns: [] });
    const { values, left } = columnsBack(current, change.columns ?? {});
    const row = { ...current, ...values } as Stored;
    const isClash = this.#others(change.id).some((other) => isSameUnit(unitOf(other), unitOf(row)));
    if (isClash) return void this.#left.push({ change, columns: [...left, ...Object.keys(values)] });
    const stock = change.stock && stockBack(current.stock, change.stock, { sold, isBackordered: row.backorder === 1 });
    this.#rows.set(change.id, stock && stock !== 'left' && 'stock' in stock ? { ...row, stock: stock.stock } : row);
    if (stock && stock !== 'left') this.#noteStock(change.id, stock);
    const allLeft = stock === 'left' ? [...left, 'stock'] : left;
    if (allLeft.length > 0) this.#left.push({ change, columns: allLeft });
  }

  #noteStock(id: string, stock: { change: number } | { stock: number | null }): void {
    if ('stock' in stock) this.#setStocks.add(id);
    else if (stock.change !== 0) this.#stockChanges.push({ id, stockChange: stock.change });
  }

  /** Restores a condition that the import removed, unless another one has its unit now. */
  bringBack(change: ConditionChange, dropped: RowImage): void {
    if (this.#stored.has(change.id)) return;
    const row = { ...dropped, stock: change.stock?.[0] ?? null, id: change.id, product_id: this.#productId };
    const wanted = row as unknown as Wanted;
    const isClash = this.#others(change.id).some((other) => isSameUnit(unitOf(other), unitOf(wanted)));
    if (isClash) this.#left.push({ change, columns: [] });
    else this.#rows.set(change.id, wanted);
  }

  #others(id: string): Wanted[] {
    return [...this.#rows.values()].filter((one) => one.id !== id);
  }

  outcome(): ConditionsBack {
    const kept = [...this.#rows.keys()].filter((id) => this.#stored.has(id) && !this.#setStocks.has(id));
    return {
      conditions: [...this.#rows.values()].map((row) => ({ ...emptyCondition, ...row })),
      stockKept: kept,
      stockChanges: this.#stockChanges,
      dropped: [...this.#stored.keys()].filter((id) => !this.#rows.has(id)),
      left: this.#left,
    };
  }
}

function unitOf({ unit = null, customer_group: customerGroup = null }: Pick<Wanted, 'unit' | 'customer_group'>) {
  return { unit, customerGroup };
}

function sameImage(one: RowImage, other: RowImage): boolean {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...columns].every((column) => (one[column] ?? null) === (other[column] ?? null));
}
