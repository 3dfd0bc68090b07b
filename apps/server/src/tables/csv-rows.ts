import { CsvError, parse } from 'csv-parse';
import { delimiterOf, type KnownHeadings } from './delimiter.ts';
import { asItWas } from './formula.ts';
import { reasons } from './texts/tables.de.ts';

/** A quote that is never closed must not swallow a file of gigabytes as one cell. */
const maxRowLength = 4 * 1024 * 1024;
/** So much of a text tells what separates its cells. */
const beginning = 64 * 1024;

/** A row of a table as it stands in the file, with the number that a spreadsheet gives it. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** What merged cells say that begin in a row above, by their place. */
  readonly merged?: readonly (string | undefined)[];
}

/** From which row on a file cannot be read, and why. */
export interface Unreadable {
  readonly line: number;
  readonly refused: string;
}

/** A table: what separates its cells, and its rows, the header among them, and at last where it stops being one. */
export interface CsvTable {
  readonly delimiter: string;
  readonly rows: AsyncGenerator<Row | Unreadable>;
  /** Rows end with their last cell that says something, as those of a workbook do. */
  readonly isRagged?: boolean;
}

/**
 * Opens a CSV text. What separates its cells says a first line such as `sep=;`, which programs write for spreadsheets,
 * or else the first lines with the headings that are `known`. Rows without a word in them, as spreadsheets leave them
 * at the end, are skipped.
 */
export async function csvTable(text: AsyncIterable<string>, known: KnownHeadings): Promise<CsvTable> {
  const iterator = text[Symbol.asyncIterator]();
  let start = '';
  while (start.length < beginning) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
  }
  async function* whole(from: number) {
    yield start.slice(from);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const named = /^\uFEFF?"?sep=(.)"?[^\S\n]*(?:\n|$)/i.exec(start);
  const [line = '', delimiter = delimiterOf(start.slice(0, beginning), known)] = named ?? [];
  return { delimiter, rows: rows(whole(line.length), delimiter, named ? 1 : 0) };
}

/**
 * The rows of a CSV text, and a reason where it stops being one. Rows are taken from the parser as it finds them, since
 * its stream would drop those before an error. `before`: rows of the file that came before the text.
 */
async function* rows(text: AsyncIterable<string>, delimiter: string, before: number): AsyncGenerator<Row | Unreadable> {
  const found: Row[] = [];
  let count = before;
  const parser = parse({
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRowLength },
    // Inches and names have quotes within cells that have none around them.
    relax_quotes: true,
    on_record: (cells: string[], { empty_lines }: { empty_lines: number }) => {
      count++;
      if (cells.some((cell) => cell.trim() !== ''))
        found.push({ line: count + empty_lines, cells: cells.map(asItWas) });
      return null;
    },
  });
  parser.on('error', () => undefined).resume();
  const take = () => found.splice(0, found.length);
  const refusal = (error: Error): Unreadable => {
    if (!(error instanceof CsvError)) throw error;
    const line = count + parser.info.empty_lines + 1;
    return { line, refused: reasons.brokenOff(line) };
  };
  for await (const chunk of text) {
    const failure = await feed((done) => parser.write(chunk, done));
    yield* take();
    if (failure) return yield refusal(failure);
  }
  const failure = await feed((done) => parser.end(done));
  yield* take();
  if (failure) yield refusal(failure);
}

function feed(give: (done: (error?: Error | null) => void) => void): Promise<Error | null> {
  return new Promise((settle) => give((error) => settle(error ?? null)));
}
