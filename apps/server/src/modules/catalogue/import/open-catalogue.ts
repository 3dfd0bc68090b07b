import { foldCase } from '@kontor/domain';
import type { CsvTable } from '../../../tables/csv-rows.ts';
import type { KnownHeadings } from '../../../tables/delimiter.ts';
import { type FileKind, fileKind } from '../../../tables/file-kind.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { detectText, readText, type TextEncoding } from '../../../tables/text-encoding.ts';
import { workbookReasons } from '../../../tables/texts/tables.de.ts';
import { type Sheet, Workbook } from '../../../tables/xlsx/workbook.ts';
import { rootName } from '../../../tables/xml/root-name.ts';
import { readBmecat } from './bmecat/bmecat-reader.ts';
import { readJsonLines } from './json-lines-reader.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { ImportRecord } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';
import { recordsWithLetters } from './records-with-letters.ts';
import { readGoogleXml } from './shops/google-xml.ts';
import type { ShopFormat } from './shops/shop-format.ts';
import { readShop, shopFormat, shopHeadings } from './shops/shop-reader.ts';
import { knownHeadings } from './table/csv-columns.ts';
import { readTable } from './table/csv-reader.ts';
import { begin, headingsIn } from './table/header-row.ts';
import { TextTables } from './text-tables.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** The file to read, and callbacks. */
export interface CatalogueFile {
  readonly file: string;
  readonly shop: ImportingShop;
  readonly mapping: Mapping;
  /** Epoch ms. Prices that are not valid yet are skipped. */
  readonly now: number;
  /** Called with a note about the whole file. */
  readonly onNote: (note: string) => void;
  /** Called with the time of a stock count in a heading, epoch ms. */
  readonly onCounted: (at: number) => void;
  /** Called before the first record if the file states that it is no whole catalogue. */
  readonly onUpdate: () => void;
  /** Called with the number of bytes read. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Opens a file of products. Its content decides on the format, not its name. Throws {@link ImportImpossible} with its
 * likely format if none of ours fits.
 */
export async function openCatalogue(catalogue: CatalogueFile): Promise<AsyncGenerator<ImportRecord>> {
  const { file } = catalogue;
  const kind = await fileKind(file);
  if (kind === 'workbook') return readWorkbook(catalogue);
  const { encoding, flaw } = await detectText(file);
  if (kind === 'json-lines' && encoding !== 'utf-8') throw new ImportImpossible(reasons.notUtf8);
  const records = await openText(catalogue, kind, encoding);
  return flaw === null ? records : recordsWithLetters(records, flaw);
}

async function openText(
  catalogue: CatalogueFile,
  kind: FileKind,
  encoding: TextEncoding,
): Promise<AsyncGenerator<ImportRecord>> {
  const { file, onBytes, onNote, mapping } = catalogue;
  if (kind === 'xml') return openXml(catalogue, encoding);
  if (kind === 'json-lines') return readJsonLines(readText(file, encoding, onBytes), onNote);
  const tables = new TextTables(file, encoding, headingsOf(mapping));
  return tables.withWarnings(await readRows((heard) => tables.open(heard), catalogue));
}

/** How many headings are our own, a supplier's, those of a shop system, or named in the mapping. */
function headingsOf({ columns = {} }: Mapping): KnownHeadings {
  const named = new Set(Object.keys(columns).map((name) => foldCase(name.trim())));
  return (cells) =>
    Math.max(
      knownHeadings(cells) + cells.filter((cell) => named.has(foldCase(cell.trim()))).length,
      shopHeadings(cells),
    );
}

/** Opens a table, possibly several times. The callback gets the number of bytes read. */
type Opener = (onBytes: (bytes: number) => void) => Promise<CsvTable>;

/** Reads a table: by the format of its shop system, or otherwise as our own. */
async function readRows(open: Opener, catalogue: CatalogueFile): Promise<AsyncGenerator<ImportRecord>> {
  const silently = () => open(() => undefined);
  const format = await formatOf(silently);
  if (format === undefined)
    return readTable(await open(catalogue.onBytes), catalogue.onNote, catalogue.mapping, catalogue, silently);
  // Only the last of several readings counts, and it is unknown which one that is. So no progress is shown.
  return readShop(format, silently, catalogue);
}

/** The shop system of a table. Undefined if it is unknown. */
async function formatOf(open: () => Promise<CsvTable>): Promise<ShopFormat | undefined> {
  const { first, rest } = await begin((await open()).rows, 1);
  await rest.return(undefined);
  const [top] = first;
  return top && 'cells' in top ? shopFormat(top.cells) : undefined;
}

/** Opens a file as a table for a function, with its shop system. Null if it is no table. */
export async function withTable<Result>(
  file: string,
  look: (open: () => Promise<CsvTable>, format: ShopFormat | undefined) => Promise<Result>,
): Promise<Result | null> {
  const kind = await fileKind(file);
  if (kind === 'xml' || kind === 'json-lines') return null;
  if (kind === 'workbook') {
    const workbook = await Workbook.open(file);
    try {
      const sheet = await sheetToRead(workbook);
      const open = async () => tableOfSheet(workbook, sheet, () => undefined);
      return await look(open, await formatOf(open));
    } finally {
      workbook.close();
    }
  }
  const { encoding } = await detectText(file);
  const tables = new TextTables(file, encoding, headingsOf({}));
  const open = () => tables.open(() => undefined);
  return look(open, await formatOf(open));
}

/** Opens an XML file. Its first element decides on the format. */
async function openXml(
  { file, onBytes, ...rest }: CatalogueFile,
  encoding: TextEncoding,
): Promise<AsyncGenerator<ImportRecord>> {
  const root = await rootName(readText(file, encoding, () => undefined));
  const text = (pass: 'head' | 'products') => readText(file, encoding, pass === 'head' ? () => undefined : onBytes);
  if (root === 'BMECAT') return readBmecat({ ...rest, text });
  if (root === 'rss' || root === 'feed') return readGoogleXml(() => text('head'), rest);
  throw new ImportImpossible(reasons.otherXml(root));
}

/** Whether refused records are given back as rows and columns. JSON Lines are given back as lines. */
export async function isTable(file: string): Promise<boolean> {
  return (await fileKind(file)) !== 'json-lines';
}

/** Reads the sheet of a workbook with the most known columns. */
async function* readWorkbook(catalogue: CatalogueFile): AsyncGenerator<ImportRecord> {
  const { file, onNote } = catalogue;
  const workbook = await Workbook.open(file);
  try {
    const sheet = await sheetToRead(workbook);
    const others = workbook.sheets.filter((other) => other !== sheet).map(({ name }) => name);
    if (others.length > 0) onNote(reasons.sheetOfSeveral(sheet.name, others));
    yield* await readRows(async (heard) => tableOfSheet(workbook, sheet, heard), catalogue);
  } finally {
    workbook.close();
  }
}

function tableOfSheet(workbook: Workbook, sheet: Sheet, onBytes: (bytes: number) => void): CsvTable {
  return { delimiter: ';', rows: workbook.rows(sheet, onBytes), isRagged: true };
}

/** The number of rows of each sheet to search for headings. */
const rowsOfSheet = 30;

async function sheetToRead(workbook: Workbook): Promise<Sheet> {
  let best: { readonly sheet: Sheet; readonly known: number } | undefined;
  for (const sheet of workbook.sheets) {
    const { first, rest } = await begin(
      workbook.rows(sheet, () => undefined),
      rowsOfSheet,
    );
    await rest.return(undefined);
    const headings = headingsIn(first, knownHeadings);
    if (headings === undefined) continue;
    const known = 'refused' in headings ? 0 : knownHeadings(headings.row.cells);
    if (best === undefined || known > best.known) best = { sheet, known };
  }
  if (best === undefined) throw new ImportImpossible(workbookReasons.noSheet);
  return best.sheet;
}
