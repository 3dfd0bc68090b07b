import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import { chosenOf } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import type { ShopFile, ShopFormat } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';

const parent = [
  'identifizierungsspalte vaterartikel',
  'vaterartikel id-feld',
  'vaterartikelnummer',
  'vaterartikel',
] as const;
const net = ['std. vk netto', 'vk netto'] as const;
const gross = ['std. vk brutto', 'vk brutto'] as const;
/** What can be sold goes before what is there, of which orders may have taken some. */
const stock = ['verfügbar', 'lagerbestand', 'lagerbestand gesamt', 'bestand'] as const;
const own = [
  'variationswertname 1',
  'kategorie level 1',
  'identifizierungsspalte vaterartikel',
  'vaterartikel id-feld',
  ...net.slice(0, 1),
  ...gross.slice(0, 1),
];
const ofMember = new Set<string>([
  'artikelnummer',
  'ean/barcode',
  'ean',
  'gtin',
  'han',
  ...stock,
  ...parent,
  ...net,
  ...gross,
]);

/** JTL-Ameise: members name their parent by its number; a parent without values of its own is not sold. */
export const jtl: ShopFormat = {
  name: 'JTL',
  recognises: (headings) => (headings.has('artikelnummer') ? own.filter((heading) => headings.has(heading)).length : 0),
  meaningless: /^(?:(?:std\. )?vk (?:netto|brutto)|steuerklasse|grundpreis ausweisen)$/,
  // It writes five decimals of the net price, which it divides the tax out of.
  priceDecimals: 4,
  async *read(file) {
    const parents = await parentsOf(file);
    for await (const row of file.rows()) {
      if (parents.has(row.text('artikelnummer') ?? '') && valuesOf(row).length === 0) continue;
      const family = parents.get(row.text(...parent) ?? '');
      yield productOf(row.filledBy(family, ofMember).givenBackWith(family), family, file);
    }
  },
};

/** The rows that others name as their parent. */
async function parentsOf({ rows }: ShopFile): Promise<Map<string, ShopRow>> {
  const numbers = new Set<string>();
  for await (const row of rows()) numbers.add(row.text(...parent) ?? '');
  const parents = new Map<string, ShopRow>();
  for await (const row of rows()) {
    const number = row.text('artikelnummer');
    if (number !== undefined && numbers.has(number)) parents.set(number, row);
  }
  return parents;
}

function valuesOf(row: ShopRow) {
  return row
    .matching(/^variationswertname (\d+)$/)
    .map(({ match: [, n], text }) => ({ name: row.text(`variationsname ${n}`) ?? 'Variante', value: text }));
}

function productOf(row: ShopRow, family: ShopRow | undefined, { shop }: ShopFile): ForeignProduct {
  const { properties, rest } = chosenOf(valuesOf(row));
  const key = row.text(...parent);
  const isMember = key !== undefined && properties.length > 0;
  const isNet = shop.declaration === 'net' ? row.number(net) !== undefined : row.number(gross) === undefined;
  const name = row.text('artikelname', 'name', 'artikelbezeichnung');
  const levels = row.matching(/^kategorie level (\d+)$/).sort((a, b) => Number(a.match[1]) - Number(b.match[1]));
  const pictures = row
    .matching(/^bild (\d+)(?: (?:pfad|url|pfad\/url))?$/)
    .sort((a, b) => Number(a.match[1]) - Number(b.match[1]));
  const inStock = stockIn(row, stock, ',');
  const amounts = amountsIn(
    row,
    {
      minAmount: ['mindestbestellmenge', 'mindestabnahme'],
      amountStep: ['abnahmeintervall'],
      maxAmount: ['höchstbestellmenge', 'höchstabnahme', 'maximale bestellmenge'],
    },
    ',',
  );
  return {
    line: row.line,
    source: row.source,
    warnings: [...inStock.warnings, ...amounts.warnings],
    declared: isNet ? 'net' : 'gross',
    isOfPiece: true,
    properties: isMember ? properties : [],
    attributes: [
      ...(isMember ? rest : [...properties, ...rest]),
      ...row
        .matching(/^attribut: (.+)$/)
        .map(({ match, text }) => ({ name: row.written(match[0]).replace(/^[^:]*:\s*/, ''), value: text })),
    ],
    cells: {
      articleNumber: row.text('artikelnummer'),
      name: isMember ? (family?.text('artikelname', 'name', 'artikelbezeichnung') ?? name) : name,
      nameSuffix: properties.map(({ value }) => value).join(', '),
      ...(isMember
        ? { family: key, familyName: family?.text('artikelname', 'name', 'artikelbezeichnung') ?? name }
        : {}),
      category: levels.length > 0 ? categoryCell(levels.map(({ text }) => text)) : row.text('kategorie'),
      description: row.text('beschreibung', 'kurzbeschreibung'),
      ...{ gtin: row.text('ean/barcode', 'gtin', 'ean'), mpn: row.text('han'), brand: row.text('hersteller') },
      price: row.number(isNet ? net : gross),
      listPrice: row.unlessZero(['uvp']),
      taxRate: row.number(['steuersatz', 'steuersatz in %', 'mwst']),
      ...inStock.cells,
      ...amounts.cells,
      unit: row.text('verkaufseinheit', 'einheit'),
      weight: weightOf(row),
      pictures: listCell(pictures.map(({ text }) => text)),
      ...{ tariff: row.text('taric-code'), origin: row.text('herkunftsland') },
      keywords: row.text('suchbegriffe')?.slice(0, 500),
      active: ['n', 'nein', '0'].includes(row.text('aktiv')?.toLowerCase() ?? '') ? 'nein' : 'ja',
      content: contentOf(row),
    },
  };
}

/** The first weight that is set, in kilograms. */
function weightOf(row: ShopRow): string | undefined {
  const columns = ['versandgewicht', 'versandgewicht in kg', 'artikelgewicht', 'artikelgewicht in kg', 'gewicht'];
  return columns.map((name) => row.whole([name], 1000)).find((weight) => weight !== undefined && weight !== '0');
}

function contentOf(row: ShopRow): string | undefined {
  const [amount, unit] = [row.unlessZero(['inhalt/menge', 'menge']), row.text('mengeneinheit')];
  return amount !== undefined && unit !== undefined ? `${amount} ${unit}` : undefined;
}
