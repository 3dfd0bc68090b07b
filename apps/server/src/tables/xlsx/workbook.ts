import { posix } from 'node:path';
import type { Row } from '../csv-rows.ts';
import { ImportImpossible } from '../import-impossible.ts';
import { workbookReasons } from '../texts/tables.de.ts';
import { readXml } from '../xml/read-xml.ts';
import { cellStyles, type NumberFormat } from './cell-styles.ts';
import { mergedCells } from './merged-cells.ts';
import { type SharedStrings, sharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { ZipParts } from './zip-parts.ts';

/** A visible sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** An Excel workbook (XLSX), read sheet by sheet as a stream. */
export class Workbook {
  readonly sheets: readonly Sheet[];
  readonly #parts: ZipParts;
  readonly #strings: SharedStrings;
  readonly #styles: readonly NumberFormat[];
  readonly #isFrom1904: boolean;

  private constructor(
    parts: ZipParts,
    { sheets, isFrom1904 }: Contents,
    { strings, styles }: { readonly strings: SharedStrings; readonly styles: readonly NumberFormat[] },
  ) {
    this.#parts = parts;
    this.sheets = sheets;
    this.#isFrom1904 = isFrom1904;
    this.#strings = strings;
    this.#styles = styles;
  }

  /** Opens a zip file as a workbook. If it is not one, throws {@link ImportImpossible} with what it is instead. */
  static async open(file: string): Promise<Workbook> {
    const parts = await ZipParts.open(file);
    try {
      if (!parts.has('xl/workbook.xml')) throw new ImportImpossible(otherZip(parts));
      const contents = await contentsOf(parts);
      const styles = await cellStyles(parts.text('xl/styles.xml'));
      const strings = await sharedStrings(parts.text('xl/sharedStrings.xml'));
      return new Workbook(parts, contents, { strings, styles });
    } catch (error) {
      parts.close();
      throw error;
    }
  }

  /** The rows of a sheet. `onBytes` receives the number of bytes of the file that they took. */
  async *rows({ part }: Sheet, onBytes: (bytes: number) => void): AsyncGenerator<Row> {
    const merged = await mergedCells(this.#parts.text(part));
    const [strings, styles, isFrom1904] = [this.#strings, this.#styles, this.#isFrom1904];
    yield* sheetRows(this.#parts.text(part, onBytes), { strings, styles, isFrom1904, merged });
  }

  close(): void {
    this.#strings.close();
    this.#parts.close();
  }
}

function otherZip(parts: ZipParts): string {
  if (parts.has('content.xml')) return workbookReasons.openDocument;
  return parts.has('xl/workbook.bin') ? workbookReasons.binary : workbookReasons.otherZip;
}

interface Contents {
  readonly sheets: readonly Sheet[];
  readonly isFrom1904: boolean;
}

/** The visible sheets of a workbook, and its date system. */
async function contentsOf(parts: ZipParts): Promise<Contents> {
  const targets = new Map<string, string>();
  await walk(parts.text('xl/_rels/workbook.xml.rels'), (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, posix.join(Target.startsWith('/') ? '' : 'xl', Target));
  });
  const sheets: Sheet[] = [];
  let isFrom1904 = false;
  await walk(parts.text('xl/workbook.xml'), (name, attributes) => {
    if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
    const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    const part = (targets.get(relation) ?? '').replace(/^\//, '');
    if (parts.has(part)) sheets.push({ name: attributes.name ?? '', part });
  });
  return { sheets, isFrom1904 };
}

async function walk(
  chunks: AsyncIterable<string>,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const nothing = () => undefined;
  for await (const _none of readXml<never>({ chunks }, () => ({ open, text: nothing, close: nothing })));
}
