import type { RefusedRows, RefusedSource } from '../../../tables/refused-rows.ts';
import type { ImportRecord } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/**
 * Rows that refused ones take values from, such as those of parents: without them the mended rows would be read as
 * something else. Each is given back once, at the end, and not where it was refused itself.
 */
export class RowsGivenBack {
  readonly #refused = new Set<number>();
  readonly #others = new Map<number, RefusedSource>();

  /** Hears of a record that was refused. */
  hear({ source }: ImportRecord): void {
    if ('json' in source || source.others === undefined) return;
    for (const { line } of source.rows) this.#refused.add(line);
    for (const row of source.others) this.#others.set(row.line, { table: source, cells: row.cells });
  }

  /** The rows to give back besides the refused ones. */
  *rows(): Generator<RefusedRows> {
    for (const [line, source] of this.#others)
      if (!this.#refused.has(line)) yield { line, rows: 0, name: '', reason: reasons.givenBack, source };
  }
}
