import type { PriceDeclaration } from '@kontor/domain';
import { csvTable } from '../../../../../tables/csv-rows.ts';
import type { Mapping } from '../../mapping/mapping.ts';
import type { ImportRecord } from '../../records/import-record.ts';
import { readShop, shopFormat, shopHeadings } from '../shop-reader.ts';

/** Rows of a table, headings first. */
export type Rows = readonly (readonly (string | number)[])[];

/** The importing shop. */
export const shop = {
  declaration: 'gross',
  groups: [],
  taxRates: [0, 1000, 2000],
  countries: ['AT'],
  brandAttribute: 'Marke',
  safetyData: 'ignored',
  stockRules: { few: 5, yellowUpTo: 0 },
} as const;

/** A text in one piece, in the form of a file. */
export async function* whole(text: string) {
  yield text;
}

/** The rows as the text of a file. */
export function tableText(delimiter: string, rows: Rows): string {
  const cell = (value: string | number) =>
    /[",;\n\t]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  return rows.map((row) => row.map(cell).join(delimiter)).join('\n');
}

/** The products in records. Values that a record does not state are left out. */
export const draftsOf = (records: readonly ImportRecord[]) =>
  records.map((record) => (record.kind === 'product' ? record.draft : record));

/** Reads a file of another shop. */
export async function readRows(
  delimiter: string,
  rows: Rows,
  mapping: Mapping = { taxRate: 20 },
  declaration: PriceDeclaration = 'gross',
  standardRate?: number,
) {
  const notes: string[] = [];
  const format = shopFormat((rows[0] ?? []).map(String));
  if (format === undefined) throw new Error('no shop');
  const open = () => csvTable(whole(tableText(delimiter, rows)), shopHeadings);
  const file = {
    mapping,
    shop: { ...shop, declaration, ...(standardRate !== undefined && { standardRate }) },
    onNote: (note: string) => void notes.push(note),
  };
  const records = await Array.fromAsync(readShop(format, open, file));
  return { name: format.name, notes, records, drafts: draftsOf(records) };
}
