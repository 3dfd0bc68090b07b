import { foldCase } from '@kontor/domain';

/** Columns of a CSV file by their English name, with the German header that is understood as well (docs/import.md). */
export const columns = {
  articleNumber: 'Artikelnummer',
  name: 'Name',
  category: 'Kategorie',
  price: 'Preis',
  taxRate: 'Steuersatz',
  productId: 'Produkt-ID',
  conditionId: 'Konditions-ID',
  nameSuffix: 'Zusatz',
  description: 'Beschreibung',
  termsOfDelivery: 'Lieferbedingungen',
  stockStatus: 'Lagerstatus',
  stockStatusText: 'Lagertext',
  internalRating: 'Bewertung',
  gtin: 'GTIN',
  manufacturerName: 'Hersteller',
  manufacturerAddress: 'Herstelleradresse',
  manufacturerEmail: 'Hersteller-E-Mail',
  weight: 'Gewicht',
  pictures: 'Bilder',
  documents: 'Dokumente',
  takeBack: 'Rücknahme',
  unit: 'Einheit',
  normPrice: 'Grundpreis',
  normUnit: 'Grundpreiseinheit',
  stock: 'Bestand',
} as const;
export type Column = keyof typeof columns;

/** Without these a file cannot be imported; every other column may be missing. */
export const requiredColumns: readonly Column[] = ['articleNumber', 'name', 'category', 'price', 'taxRate'];

const attributePrefix = /^(?:attribut|attribute)\s*:\s*/i;

/** Which column of a file is what. */
export interface Header {
  readonly places: ReadonlyMap<Column, number>;
  /** Attribute groups by place, from headers such as `Attribut: Länge`. */
  readonly attributes: readonly { readonly name: string; readonly place: number }[];
  readonly missing: readonly Column[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
  readonly width: number;
}

const columnByHeader = new Map(
  (Object.entries(columns) as [Column, string][]).flatMap(([name, german]) => [
    [foldCase(name), name] as const,
    [foldCase(german), name] as const,
  ]),
);

/** Reads the first row of a file, in German or English, in any order and any case. */
export function readHeader(cells: readonly string[]): Header {
  const places = new Map<Column, number>();
  const attributes: { name: string; place: number }[] = [];
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    const column = columnByHeader.get(foldCase(text));
    const isAttribute = attributePrefix.test(text);
    if (column ? places.has(column) : isAttribute && attributes.some(({ name }) => name === attributeName(text)))
      twice.push(text);
    else if (column) places.set(column, place);
    else if (isAttribute) attributes.push({ name: attributeName(text), place });
    else if (text !== '') unknown.push(text);
  }
  const missing = requiredColumns.filter((column) => !places.has(column));
  return { places, attributes, missing, unknown, twice, width: cells.length };
}

function attributeName(header: string): string {
  return header.replace(attributePrefix, '').trim();
}
