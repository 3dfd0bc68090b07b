import { zipFile } from './zip-file.ts';

/** A sheet to write: its rows as XML, or a whole `sheetData` element with those that follow it. */
export interface SheetToWrite {
  readonly name: string;
  readonly xml: string;
  readonly state?: 'hidden' | 'veryHidden';
}

/** The other parts of a workbook. */
interface WorkbookToWrite {
  readonly strings?: string;
  readonly styles?: string;
  readonly date1904?: boolean;
  readonly claimed?: Readonly<Record<string, number>>;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as Excel writes it. */
export function workbookFile(
  sheets: readonly SheetToWrite[],
  { strings = '', styles = '', date1904 = false, claimed = {} }: WorkbookToWrite = {},
): Buffer {
  const listed = sheets.map(
    ({ name, state }, i) =>
      `<sheet name="${name}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`,
  );
  const targets = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return zipFile(
    {
      'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
      'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>`,
      'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
      ...Object.fromEntries(
        sheets.map(({ xml }, i) => [
          `xl/worksheets/sheet${i + 1}.xml`,
          `<worksheet ${main}>${xml.includes('<sheetData') ? xml : `<sheetData>${xml}</sheetData>`}</worksheet>`,
        ]),
      ),
    },
    claimed,
  );
}

/** Rows of cells with inline texts and numbers; null omits the cell. */
export function sheetXml(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells, i) => `<row r="${i + 1}">${cells.map(cellXml(i + 1)).join('')}</row>`).join('');
}

function cellXml(row: number) {
  return (value: string | number | null, place: number): string => {
    const at = `r="${String.fromCharCode(65 + place)}${row}"`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    return `<c ${at} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
