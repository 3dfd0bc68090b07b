import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** The sizes that the shop is measured at, in products. */
const allSizes = [10_000, 100_000, 1_000_000] as const;

/** The sizes to measure at: those given to the script, else the one of BENCH_PRODUCTS, else all. */
export function sizesToMeasure(): readonly number[] {
  const given = process.argv.slice(2).map(Number);
  if (given.length > 0) return given;
  return process.env.BENCH_PRODUCTS === undefined ? allSizes : [Number(process.env.BENCH_PRODUCTS)];
}

const results = join(import.meta.dirname, 'RESULTS.md');

/** The machine that measures, and when, in a line. */
export function machine(now = new Date()): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = now.toISOString().slice(0, 10);
  return `${cpus().length} × ${first?.model}, ${memory} GB, Node ${process.versions.node}, ${day}`;
}

/** What was measured, a line for each figure and a column for each size of the catalogue. */
export class TableOfSizes {
  readonly #title: string;
  readonly #rows = new Map<string, Map<number, string>>();

  /** `title`: heads the first column, and names the place in bench/RESULTS.md. */
  constructor(title: string) {
    this.#title = title;
  }

  note(what: string, size: number, found: string): void {
    const row = this.#rows.get(what) ?? new Map<number, string>();
    this.#rows.set(what, row.set(size, found));
  }

  /**
   * Prints the table as Markdown. One of all sizes also takes the place of the last one in bench/RESULTS.md, between
   * the two comments there that name its title.
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
