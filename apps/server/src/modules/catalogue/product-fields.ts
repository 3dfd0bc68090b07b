import type { Product } from '@kontor/contract';
import type { ProductTable } from '../../database/schema.ts';
import type { StateByTime } from './changes-by-time.ts';
import { familyKey, familyPlace, familyValues } from './family-field-kinds.ts';
import {
  html,
  htmlOrNone,
  line,
  lineOrEmpty,
  lineOrLeftOut,
  lines,
  markOrNone,
  moment,
  requiredLine,
  wholeNumberOrZero,
  yesOrNoField,
} from './field-kinds.ts';
import {
  type ColumnOf,
  type Drafts,
  FieldTable,
  noneIsMissing,
  type OnWire,
  rowsOf,
  type Values,
} from './field-table.ts';
import { alcohol, allergens, nutrition } from './food-field-kinds.ts';
import {
  articleNumber,
  attributes,
  container,
  deliveryDays,
  documents,
  gtin,
  pictures,
  size,
  stockStatus,
  takeBack,
  weight,
  withdrawalException,
} from './product-field-kinds.ts';
import { references } from './reference-field-kinds.ts';
import { contact, durability, energy, minimumAge, origin, tariff } from './safety-field-kinds.ts';

const { shown, unshown, special } = rowsOf<ProductTable, Product>();

/**
 * The fields of a product, a row each. Everything that reads, checks, keeps, stores and shows a field is derived from
 * its row. field-table.ts explains the rows, docs/adding/product-field.md how to add one. A field without `kind` is
 * read elsewhere: ids by product-ids.ts, categories by imported-categories.ts, both in import/.
 */
// biome-ignore format: two lines a field read as a table
const rows = {
  articleNumber: shown({ column: 'article_number', wire: 'articleNumber', unnamed: 'refuse', kind: articleNumber,
    headings: { articleNumber: 'Artikelnummer' } }),
  id: special({ column: 'id', wire: '_id', unnamed: 'special',
    headings: { productId: 'Produkt-ID' } }),
  gtin: shown({ column: 'gtin', wire: 'gtin', unnamed: 'keep', kind: gtin,
    headings: { gtin: 'GTIN' } }),
  name: shown({ column: 'name', wire: 'name', unnamed: 'refuse', kind: requiredLine(),
    headings: { name: 'Name' } }),
  nameSuffix: shown({ column: 'name_suffix', wire: 'nameSuffix', unnamed: 'keep', kind: line(),
    headings: { nameSuffix: 'Zusatz' } }),
  categoryId: special({ column: 'category_id', wire: 'categoryPath', unnamed: 'refuse',
    headings: { category: 'Kategorie' } }),
  // Their names are read by imported-categories.ts, like the main category's.
  furtherCategoryIds: special({ column: 'further_categories', json: 'furtherCategories', unnamed: 'keep',
    headings: { furtherCategories: 'Weitere Kategorien' } }),
  htmlDescription: shown({ column: 'html_description', wire: 'htmlDescription', unnamed: 'keep', kind: html,
    headings: { description: 'Beschreibung' } }),
  termsOfDelivery: shown({ column: 'terms_of_delivery', wire: 'termsOfDelivery', unnamed: 'keep', kind: line(500),
    headings: { termsOfDelivery: 'Lieferbedingungen' } }),
  brand: shown({ column: 'brand', wire: 'brand', unnamed: 'keep', kind: lineOrLeftOut(100), filter: true,
    headings: { brand: 'Marke' } }),
  makerNumber: shown({ column: 'maker_number', wire: 'mpn', unnamed: 'keep', kind: lineOrLeftOut(100),
    headings: { mpn: 'Herstellernummer' } }),
  stockStatus: shown({ column: 'stock_status', wire: 'stockStatus', unnamed: 'keep', kind: stockStatus,
    headings: { stockStatus: 'Lagerstatus' } }),
  // Empty: the usual text of the status (check-product.ts).
  stockStatusText: shown({ column: 'stock_status_text', wire: 'stockStatusText', unnamed: 'keep', kind: lineOrEmpty(),
    headings: { stockStatusText: 'Lagertext' } }),
  deliveryDays: shown({ column: 'delivery_days', wire: 'deliveryDays', unnamed: 'keep', kind: deliveryDays,
    headings: { deliveryDays: 'Lieferzeit' } }),
  internalRating: shown({ column: 'internal_rating', wire: 'internalRating', unnamed: 'keep',
    kind: wholeNumberOrZero(-1_000_000, 1_000_000),
    headings: { internalRating: 'Bewertung' } }),
  weightGrams: unshown({ column: 'weight_grams', json: 'weight', unnamed: 'keep',
    kind: weight,
    headings: { weight: 'Gewicht' } }),
  manufacturer: shown({ column: 'manufacturer', wire: 'manufacturer', unnamed: 'keep', kind: contact,
    headings: {
      manufacturerName: 'Hersteller',
      manufacturerAddress: 'Herstelleradresse',
      manufacturerEmail: 'Hersteller-E-Mail',
    } }),
  responsible: shown({ column: 'responsible', wire: 'responsible', unnamed: 'keep', kind: contact,
    headings: {
      responsibleName: 'EU-Verantwortlicher',
      responsibleAddress: 'EU-Verantwortlicher Adresse',
      responsibleEmail: 'EU-Verantwortlicher E-Mail',
    } }),
  warnings: shown({ column: 'warnings', wire: 'warnings', unnamed: 'keep', kind: lines(5000),
    headings: { warnings: 'Warnhinweise' } }),
  minimumAge: shown({ column: 'minimum_age', wire: 'minimumAge', unnamed: 'keep', kind: minimumAge,
    headings: { minimumAge: 'Mindestalter' } }),
  // Pages know it by its price, which has no tax rate.
  giftVoucher: unshown({ column: 'gift_voucher', json: 'giftVoucher', unnamed: 'keep', kind: markOrNone,
    headings: { giftVoucher: 'Geschenkgutschein' } }),
  tariff: shown({ column: 'tariff', wire: 'tariff', unnamed: 'keep', kind: tariff,
    headings: { tariff: 'Zolltarifnummer' } }),
  origin: shown({ column: 'origin', wire: 'origin', unnamed: 'keep', kind: origin,
    headings: { origin: 'Ursprungsland' } }),
  // Millimetres of the packed or the bare product, depending on the operator's other columns.
  size: shown({ column: 'size', wire: 'size', unnamed: 'keep', kind: size,
    headings: { length: 'Länge', width: 'Breite', height: 'Höhe' } }),
  pictures: shown({ column: 'pictures', wire: 'files', unnamed: 'keep', kind: pictures,
    headings: { pictures: 'Bilder' } }),
  documents: shown({ column: 'documents', wire: 'documents', unnamed: 'keep', kind: documents,
    headings: { documents: 'Dokumente' } }),
  // One column for each group, `Attribut: Länge` (csv-columns.ts). Groups without a column are kept.
  attributes: shown({ column: 'attributes', wire: 'attributes', unnamed: 'special', kind: attributes,
    headings: {}, label: 'Attribute' }),
  takeBack: shown({ column: 'take_back', wire: 'takeBack', unnamed: 'keep', kind: takeBack,
    headings: { takeBack: 'Rücknahme' } }),
  weeeNumber: shown({ column: 'weee_number', wire: 'weeeNumber', unnamed: 'keep', kind: lineOrLeftOut(40),
    headings: { weeeNumber: 'WEEE-Nummer' } }),
  batteryNumber: shown({ column: 'battery_number', wire: 'batteryNumber', unnamed: 'keep', kind: lineOrLeftOut(40),
    headings: { batteryNumber: 'Batterienummer' } }),
  withdrawalException: shown({ column: 'withdrawal_exception', wire: 'withdrawalException', unnamed: 'keep',
    kind: withdrawalException, headings: { withdrawalException: 'Widerrufsausnahme' } }),
  guarantee: shown({ column: 'guarantee', wire: 'guarantee', unnamed: 'keep', kind: lines(5000),
    headings: { guarantee: 'Garantie' } }),
  durability: shown({ column: 'durability', wire: 'durability', unnamed: 'keep', kind: durability,
    headings: { durabilityYears: 'Haltbarkeitsgarantie Jahre', durabilityBrand: 'Haltbarkeitsgarantie Marke',
      durabilityModel: 'Haltbarkeitsgarantie Modell' } }),
  softwareUpdates: shown({ column: 'software_updates', wire: 'softwareUpdates', unnamed: 'keep',
    kind: lineOrLeftOut(200), headings: { softwareUpdates: 'Softwareupdates' } }),
  repair: shown({ column: 'repair', wire: 'repair', unnamed: 'keep', kind: lineOrLeftOut(200),
    headings: { repair: 'Reparatur' } }),
  energy: shown({ column: 'energy', wire: 'energy', unnamed: 'keep', kind: energy,
    headings: { energyClass: 'Energieklasse', energyScale: 'Energieskala', eprel: 'EPREL-Nummer' } }),
  container: shown({ column: 'container', wire: 'container', unnamed: 'keep', kind: container,
    headings: { container: 'Einweg oder Mehrweg' } }),
  alcohol: shown({ column: 'alcohol', wire: 'alcohol', unnamed: 'keep', kind: alcohol,
    headings: { alcohol: 'Alkoholgehalt' } }),
  // Allergens are marked by <strong>.
  ingredients: shown({ column: 'ingredients', wire: 'ingredients', unnamed: 'keep', kind: htmlOrNone,
    headings: { ingredients: 'Zutaten' } }),
  allergens: shown({ column: 'allergens', wire: 'allergens', unnamed: 'keep', kind: allergens,
    headings: { allergens: 'Allergene' } }),
  nutrition: shown({ column: 'nutrition', wire: 'nutrition', unnamed: 'keep', kind: nutrition,
    headings: {
      nutritionPer: 'Nährwerte je', kilojoules: 'Brennwert kJ', kilocalories: 'Brennwert kcal',
      fat: 'Fett', saturates: 'davon gesättigte Fettsäuren', carbohydrate: 'Kohlenhydrate', sugars: 'davon Zucker',
      fibre: 'Ballaststoffe', protein: 'Eiweiß', salt: 'Salz',
    } }),
  storage: shown({ column: 'storage', wire: 'storage', unnamed: 'keep', kind: lineOrLeftOut(500),
    headings: { storage: 'Aufbewahrung' } }),
  references: shown({ column: 'refs', wire: 'references', unnamed: 'keep', kind: references,
    headings: {
      accessories: 'Zubehör', spareParts: 'Ersatzteile', similar: 'Ähnliche Artikel', successors: 'Nachfolger',
      setOf: 'Set aus',
    } }),
  keywords: unshown({ column: 'keywords', json: 'keywords', unnamed: 'keep', kind: lineOrLeftOut(500),
    headings: { keywords: 'Suchbegriffe' } }),
  // place-in-families.ts decides whether it can join the other members.
  familyKey: unshown({ column: 'family_id', json: 'family', unnamed: 'keep', kind: familyKey,
    headings: { family: 'Familie' } }),
  familyPlace: unshown({ column: 'family_place', json: 'family', unnamed: 'keep', kind: familyPlace,
    headings: { familyPlace: 'Familienplatz' } }),
  // One column for each property, `Eigenschaft: Größe` (csv-columns.ts). Properties without a column are kept.
  familyValues: unshown({ column: 'family_values', json: 'family', unnamed: 'special', kind: familyValues,
    headings: {}, label: 'Eigenschaft' }),
  // A product that is not on sale keeps its row and its address. The engine follows it by its version. Whether it is on
  // sale now is derived from these three fields (changes-by-time.ts).
  isActive: unshown({ column: 'active', json: 'active', unnamed: 'keep always', kind: yesOrNoField(true),
    headings: { active: 'Aktiv' } }),
  activeFrom: unshown({ column: 'active_from', json: 'activeFrom', unnamed: 'keep always', kind: moment('from'),
    headings: { activeFrom: 'Aktiv ab' } }),
  activeUntil: unshown({ column: 'active_until', json: 'activeUntil', unnamed: 'keep always', kind: moment('until'),
    headings: { activeUntil: 'Aktiv bis' } }),
};

type Rows = typeof rows;

/** Everything derived from the rows. */
export const productFields = new FieldTable<Rows, Product>(rows);

/** A column of a product that has a row. */
export type ProductColumn = ColumnOf<Rows>;
/** The fields with a kind as a file states them, before they are checked. */
export type ProductDrafts = Drafts<Rows>;
/** The same fields, checked. */
export type ProductValues = Values<Rows>;

noneIsMissing<
  Exclude<keyof ProductTable, ProductColumn | keyof StateByTime | 'light_of_stock' | 'version' | 'changed_at'>
>({});
noneIsMissing<Exclude<keyof Product, OnWire<Rows> | 'conditions' | 'family' | 'rating'>>({});
