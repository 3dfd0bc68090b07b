import { type CsvError, parse } from 'csv-parse';
import { reasons } from './texts/de.ts';

/** A quote that is never closed must not swallow a file of gigabytes as one cell. */
const maxRowLength = 4 * 1024 * 1024;

/** A row of a table as it stands in the file; the number of its line counts from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** From which line on a file cannot be read, and why. */
export interface Unreadable {
  readonly line: number;
  readonly refused: string;
}

/**
 * The rows of a CSV text, the header among them, and at last where it stops being one. Its first line says what
 * separates the cells.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<Row | Unreadable> {
  const { delimiter, whole } = await findDelimiter(text);
  yield* rows(whole, delimiter);
}

async function findDelimiter(
  text: AsyncIterable<string>,
): Promise<{ delimiter: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let start = '';
  while (!start.includes('\n')) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
  }
  const firstLine = start.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = [';', '\t', ','].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
  async function* whole() {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { delimiter, whole: whole() };
}

/**
 * The rows of a CSV text, and a reason where it stops being one. Rows are taken from the parser as it finds them, since
 * its stream would drop those before an error.
 */
async function* rows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row | Unreadable> {
  const found: Row[] = [];
  const parser = parse({
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRowLength },
    on_record: (cells: string[], { lines }: { lines: number }) => {
      found.push({ line: lines, cells });
      return null;
    },
  });
  parser.on('error', () => undefined).resume();
  const take = () => found.splice(0, found.length);
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

function refusal(error: Error): Unreadable {
  if (!isCsvError(error)) throw error;
  return { line: error.lines, refused: reasons.brokenOff(error.lines) };
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
