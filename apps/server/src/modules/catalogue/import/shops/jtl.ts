import type { PriceDeclaration } from '@kontor/domain';
import { parseGermanNumber } from '../../../../tables/german-number.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { momentCell } from './moments.ts';
import { chosenOf } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import { type ShopFile, type ShopFormat, suffixOf, textsOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';
import { type ClassRate, rateOfClass } from './tax-classes.ts';

const parent = [
  'identifizierungsspalte vaterartikel',
  'vaterartikel id-feld',
  'vaterartikelnummer',
  'vaterartikel',
] as const;
const net = ['std. vk netto', 'vk netto'] as const;
const gross = ['std. vk brutto', 'vk brutto'] as const;
/** The available stock takes precedence over the physical stock, which may contain reserved pieces. */
const stock = ['verfügbar', 'lagerbestand', 'lagerbestand (gesamt)', 'lagerbestand gesamt', 'bestand'] as const;
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
  ...['sonderpreis netto', 'sonderpreis brutto', 'sonderpreis aktiv'],
  ...['sonderpreis aktiv von', 'sonderpreis aktiv ab', 'sonderpreis aktiv bis'],
]);
const soldOn = ['überverkauf möglich', 'überverkäufe möglich'] as const;
const delivery = ['lieferzeit in tagen', 'lieferzeit'] as const;
const normAmount = ['gp-bezugsmenge', 'bezugsmenge'] as const;
const maxAmount = ['höchstbestellmenge', 'höchstabnahme', 'maximale bestellmenge'] as const;
/** JTL's names of the tax class with the usual rate. */
const standardClasses = new Set(['', 'normaler steuersatz', 'standard']);
const yes = new Set(['y', 'ja', 'j', '1']);
const no = new Set(['n', 'nein', '0']);

/** JTL-Ameise: members name their parent by its number. A parent without values of its own is not sold. */
export const jtl: ShopFormat = {
  name: 'JTL',
  recognises: (headings) => (headings.has('artikelnummer') ? own.filter((heading) => headings.has(heading)).length : 0),
  meaningless: /^(?:(?:std\. )?vk (?:netto|brutto)|sonderpreis (?:netto|brutto)|grundpreis ausweisen)$/,
  async *read(file) {
    const parents = await parentsOf(file);
    const isSold = file.mapping.parents === 'sold';
    for await (const row of file.rows()) {
      if (!isSold && parents.has(row.text('artikelnummer') ?? '') && valuesOf(row).length === 0) continue;
      const family = parents.get(row.text(...parent) ?? '');
      yield productOf(row.filledBy(family, ofMember).givenBackWith(family), family, file);
    }
  },
};

/** The rows that other rows name as their parent. */
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

function nameIn(row: ShopRow | undefined): string | undefined {
  return row?.text('artikelname', 'name', 'artikelbezeichnung');
}

function productOf(row: ShopRow, family: ShopRow | undefined, { shop, mapping }: ShopFile): ForeignProduct {
  const { properties, rest } = chosenOf(valuesOf(row));
  const key = row.text(...parent);
  const isMember = key !== undefined && properties.length > 0;
  const isNet = shop.declaration === 'net' ? row.number(net) !== undefined : row.number(gross) === undefined;
  const name = (isMember ? nameIn(family) : undefined) ?? nameIn(row);
  const levels = row.matching(/^kategorie level (\d+)$/).sort((a, b) => Number(a.match[1]) - Number(b.match[1]));
  const pictures = row
    .matching(/^bild (\d+)(?: (?:pfad|url|pfad\/url))?$/)
    .sort((a, b) => Number(a.match[1]) - Number(b.match[1]));
  const { taxRate, taxClass } = rateOf(row, mapping);
  const contradiction = contradictionIn(row, taxRate);
  const sale = saleOf(row, isNet ? 'net' : 'gross');
  const inStock = stockIn(row, stock, ',');
  const amounts = amountsIn(
    row,
    {
      minAmount: ['mindestbestellmenge', 'mindestabnahme'],
      amountStep: ['abnahmeintervall'],
      maxAmount,
    },
    ',',
  );
  return {
    line: row.line,
    source: row.source,
    warnings: [...contradiction, ...inStock.warnings, ...amounts.warnings],
    declared: isNet ? 'net' : 'gross',
    // JTL states recommended prices gross, whatever the price is, because customers pay them.
    declaredBeside: { listPrice: 'gross', salePrice: sale.declared },
    isOfPiece: true,
    taxClass,
    properties: isMember ? properties : [],
    attributes: [
      ...(isMember ? rest : [...properties, ...rest]),
      ...row
        .matching(/^attribut: (.+)$/)
        .map(({ match, text }) => ({ name: row.written(match[0]).replace(/^[^:]*:\s*/, ''), value: text })),
    ],
    cells: {
      articleNumber: row.text('artikelnummer'),
      name,
      ...suffixOf(properties),
      ...(isMember ? { family: key, familyName: name } : {}),
      category: levels.length > 0 ? categoryCell(levels.map(({ text }) => text)) : row.text('kategorie'),
      ...textsOf(row.text('beschreibung'), row.text('kurzbeschreibung')),
      ...{ gtin: row.text('ean/barcode', 'gtin', 'ean'), mpn: row.text('han'), brand: row.text('hersteller') },
      price: row.number(isNet ? net : gross),
      ...row.cellsOf(['uvp'], { listPrice: row.unlessZero(['uvp']) }),
      ...sale.cells,
      taxRate,
      ...inStock.cells,
      minAmount: amounts.cells.minAmount,
      amountStep: amounts.cells.amountStep,
      ...row.cellsOf(maxAmount, { maxAmount: amounts.cells.maxAmount }),
      unit: row.text('verkaufseinheit', 'einheit'),
      weight: weightOf(row),
      pictures: listCell(pictures.map(({ text }) => text)),
      ...{ tariff: row.text('taric-code'), origin: row.text('herkunftsland') },
      keywords: row.text('suchbegriffe')?.slice(0, 500),
      // A member is on sale only with its parent.
      active: [row, family].some((one) => no.has(one?.text('aktiv')?.toLowerCase() ?? '')) ? 'nein' : 'ja',
      ...row.cellsOf(soldOn, { backorder: yes.has(row.text(...soldOn)?.toLowerCase() ?? '') ? 'ja' : undefined }),
      ...row.cellsOf(delivery, { deliveryDays: row.unlessZero(delivery) }),
      content: measureOf(row, ['inhalt/menge', 'menge'], 'mengeneinheit'),
      ...row.cellsOf(normAmount, { normUnit: measureOf(row, normAmount, 'bezugsmengeneinheit') }),
    },
  };
}

/** The tax rate of a row, or of its class. */
function rateOf(row: ShopRow, mapping: Mapping): ClassRate {
  const taxRate = row.number(['steuersatz', 'steuersatz in %', 'mwst']);
  const said = row.text('steuerklasse') ?? '';
  return taxRate === undefined ? rateOfClass(said, mapping, standardClasses.has(said.toLowerCase())) : { taxRate };
}

/** The first weight that is set, in kilograms. */
function weightOf(row: ShopRow): string | undefined {
  const columns = ['versandgewicht', 'versandgewicht in kg', 'artikelgewicht', 'artikelgewicht in kg', 'gewicht'];
  return columns.map((name) => row.whole([name], 1000)).find((weight) => weight !== undefined && weight !== '0');
}

function measureOf(row: ShopRow, amounts: readonly string[], unitName: string): string | undefined {
  const [amount, unit] = [row.unlessZero(amounts), row.text(unitName)];
  return amount !== undefined && unit !== undefined ? `${amount} ${unit}` : undefined;
}

/**
 * A special price, unless it is switched off. It is net or gross like the price if the file has it so, otherwise the
 * other.
 */
function saleOf(row: ShopRow, declaration: PriceDeclaration) {
  const stated = { net: row.unlessZero(['sonderpreis netto']), gross: row.unlessZero(['sonderpreis brutto']) };
  const other = declaration === 'net' ? 'gross' : 'net';
  const declared = stated[declaration] === undefined && stated[other] !== undefined ? other : declaration;
  const [from, until] = [
    momentCell(row.text('sonderpreis aktiv von', 'sonderpreis aktiv ab')),
    momentCell(row.text('sonderpreis aktiv bis')),
  ];
  const isOff = no.has(row.text('sonderpreis aktiv')?.toLowerCase() ?? '');
  const salePrice = isOff ? undefined : stated[declared];
  const isSale = salePrice !== undefined;
  return { declared, cells: { salePrice, saleFrom: isSale ? from : undefined, saleUntil: isSale ? until : undefined } };
}

/** How far a net price and a gross one may differ after the tax if both were rounded to the cent, in euros. */
const tolerance = 0.0125;

/** A warning where a row's net and gross price are two different prices. */
function contradictionIn(row: ShopRow, taxRate: string | undefined): string[] {
  const [ofNet, ofGross] = [row.number(net), row.number(gross)];
  const [one, other, rate] = [ofNet, ofGross, taxRate].map((text) => parseGermanNumber(text ?? '')) as Numbers;
  if (ofNet === undefined || ofGross === undefined || !(Math.abs(one * (1 + rate / 100) - other) > tolerance))
    return [];
  return [shopTexts.pricesContradict(ofNet, ofGross, taxRate ?? '')];
}

type Numbers = [number, number, number];
