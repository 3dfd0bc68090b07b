import type { RefusedRows, RefusedSource } from '../../../tables/refused-rows.ts';
import type { ImportRecord } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/**
 * Rows that refused ones take values from, such as those of parents: without them the mended rows would be read as
 * something else. Each is given back once, and not where it was refused itself: those that may still be at the end,
 * those that must stand above it before the first refused row.
 */
export class RowsGivenBack {
  readonly #refused = new Set<number>();
  readonly #others = new Map<number, RefusedSource>();
  readonly #above = new Set<number>();

  /** Adds a refused record. Returns the rows to give back above it. */
  hear({ source }: ImportRecord): RefusedRows[] {
    if ('json' in source) return [];
    const { rows, others = [], above = [] } = source;
    if (others.length > 0) for (const { line } of rows) this.#refused.add(line);
    for (const row of others) this.#others.set(row.line, { table: source, cells: row.cells });
    const news = above.filter(({ line }) => !this.#above.has(line));
    for (const { line } of news) this.#above.add(line);
    return news.map(({ line, cells }) => asGivenBack(line, { table: source, cells }));
  }

  /** The rows to give back besides the refused ones. */
  *rows(): Generator<RefusedRows> {
    for (const [line, source] of this.#others) if (!this.#refused.has(line)) yield asGivenBack(line, source);
  }
}

function asGivenBack(line: number, source: RefusedSource): RefusedRows {
  return { line, rows: 0, name: '', reason: reasons.givenBack, source };
}
