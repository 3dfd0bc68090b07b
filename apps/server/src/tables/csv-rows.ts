import { CsvError, parse } from 'csv-parse';
import { delimiterOf, type KnownHeadings } from './delimiter.ts';
import { asItWas, isDefused } from './formula.ts';
import type { TextEncoding } from './text-encoding.ts';
import { reasons } from './texts/tables.de.ts';

/** The maximum length of a row: an unclosed quote must not read gigabytes into one cell. */
const maxRowLength = 4 * 1024 * 1024;
/** The length of the beginning from which the delimiter is detected, in characters. */
const beginning = 64 * 1024;

/** A row of a table as in the file, with the row number that a spreadsheet shows. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** The values of merged cells that begin in a row above, by column index. */
  readonly merged?: readonly (string | undefined)[];
  /** No line break follows: the file may have broken off within it. */
  readonly endsFile?: true;
}

/** The row from which on a file cannot be read, and why. */
export interface Unreadable {
  readonly line: number;
  readonly refused: string;
}

/**
 * A table: its delimiter and its rows, including the header. The last item says where it became unreadable, if it did.
 */
export interface CsvTable {
  readonly delimiter: string;
  readonly rows: AsyncGenerator<Row | Unreadable>;
  /** Whether rows end with their last cell that is not empty, as in a workbook. */
  readonly isRagged?: boolean;
  /** Of a file of text. */
  readonly encoding?: TextEncoding;
}

/**
 * Opens a CSV text. The delimiter is taken from a first line such as `sep=;`, which programs write for spreadsheets.
 * Without it, it is detected from the first lines and the headings that are `known`. Empty rows, which spreadsheets
 * leave at the end, are skipped.
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
 * The rows of a CSV text, and a reason if it becomes unreadable. Rows are collected by a callback, because the parser's
 * stream would drop those before an error. `before`: the number of rows in the file before the text.
 */
async function* rows(text: AsyncIterable<string>, delimiter: string, before: number): AsyncGenerator<Row | Unreadable> {
  const found: Row[] = [];
  let count = before;
  const parser = parse({
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRowLength },
    // Quotes occur within unquoted cells, as the sign for inches or in names.
    relax_quotes: true,
    on_record: (cells: string[], { empty_lines }: { empty_lines: number }) => {
      count++;
      if (cells.some((cell) => cell.trim() !== ''))
        found.push({ line: count + empty_lines, cells: cells.some(isDefused) ? cells.map(asItWas) : cells });
      return null;
    },
  });
  parser.on('error', () => undefined).resume();
  let ending = '';
  const take = () => found.splice(0, found.length);
  const refusal = (error: Error): Unreadable => {
    if (!(error instanceof CsvError)) throw error;
    const line = count + parser.info.empty_lines + 1;
    return { line, refused: reasons.brokenOff(line) };
  };
  for await (const chunk of text) {
    ending = chunk.at(-1) ?? ending;
    const failure = await feed((done) => parser.write(chunk, done));
    yield* take();
    if (failure) return yield refusal(failure);
  }
  const failure = await feed((done) => parser.end(done));
  const last = found.at(-1);
  const isLast = last?.line === count + parser.info.empty_lines;
  if (last && isLast && !/[\r\n]/.test(ending)) found.splice(-1, 1, { ...last, endsFile: true });
  yield* take();
  if (failure) yield refusal(failure);
}

function feed(give: (done: (error?: Error | null) => void) => void): Promise<Error | null> {
  return new Promise((settle) => give((error) => settle(error ?? null)));
}
