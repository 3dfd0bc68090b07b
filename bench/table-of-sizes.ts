import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** The measured sizes, in products. */
const allSizes = [10_000, 100_000, 1_000_000] as const;

/** The sizes to measure: those given to the script, otherwise the one in BENCH_PRODUCTS, otherwise all. */
export function sizesToMeasure(): readonly number[] {
  const given = process.argv.slice(2).map(Number);
  if (given.length > 0) return given;
  return process.env.BENCH_PRODUCTS === undefined ? allSizes : [Number(process.env.BENCH_PRODUCTS)];
}

const results = join(import.meta.dirname, 'RESULTS.md');

/** The machine and the date of the measurement, in one line. */
export function machine(now = new Date()): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = now.toISOString().slice(0, 10);
  return `${cpus().length} × ${first?.model}, ${memory} GB, Node ${process.versions.node}, ${day}`;
}

/** A table of results: a line for each figure, and a column for each size of the catalogue. */
export class TableOfSizes {
  readonly #title: string;
  readonly #rows = new Map<string, Map<number, string>>();

  /** `title`: the head of the first column, and the name of the place in bench/RESULTS.md. */
  constructor(title: string) {
    this.#title = title;
  }

  note(what: string, size: number, found: string): void {
    const row = this.#rows.get(what) ?? new Map<number, string>();
    this.#rows.set(what, row.set(size, found));
  }

  /**
   * Prints the table as Markdown. A table of all sizes also replaces the previous one in bench/RESULTS.md, between the
   * two comments with its title.
   */
  print(): void {
    const sizes = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      line([this.#title, ...sizes.map((size) => `${size.toLocaleString('en')} products`)]),
      line(['---', ...sizes.map(() => '---')]),
      ...[...this.#rows].map(([what, row]) => line([what, ...sizes.map((size) => row.get(size) ?? '')])),
    ].join('\n');
    console.log(`\n${machine()}\n\n${table}`);
    if (allSizes.every((size) => sizes.includes(size))) this.#keep(`${machine()}:\n\n${table}`);
  }

  #keep(text: string): void {
    const [begin, end] = [`<!-- ${this.#title}: written by npm run bench -->`, `<!-- ${this.#title}: end -->`];
    const said = readFileSync(results, 'utf8');
    const [from, to] = [said.indexOf(begin), said.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`bench/RESULTS.md has no place for "${this.#title}".`);
    writeFileSync(results, `${said.slice(0, from + begin.length)}\n${text}\n${said.slice(to)}`);
  }
}
