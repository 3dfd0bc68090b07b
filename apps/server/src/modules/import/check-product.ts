import type { TakeBack } from '@kontor/contract';
import {
  type BasisPoints,
  basisPointsFromPercent,
  centsFromEuro,
  foldCase,
  isGtin,
  isProductId,
  isUnitPrice,
  meantTaxRate,
  percentFromBasisPoints,
} from '@kontor/domain';
import { FieldReader, type RowReason } from '../../tables/field-reader.ts';
import { isSameUnit } from '../catalogue/condition-ids.ts';
import { cleanDescription } from '../catalogue/description-html.ts';
import { type ConditionToIdentify, defaultUnit, type ProductToIdentify } from '../catalogue/product-to-store.ts';
import { readableId } from '../catalogue/readable-id.ts';
import { stockTexts } from '../catalogue/texts/de.ts';
import type { ConditionDraft, ProductDraft } from './import-record.ts';
import type { ImportingShop } from './importing-shop.ts';
import { fields, reasons } from './texts/de.ts';

/** A product whose fields are right; its category and its files are still as the file names them. */
export type CheckedProduct = Omit<ProductToIdentify, 'categoryId'>;

/** The most conditions of one product: more is a file gone wrong. */
const maxConditions = 500;

/** Checks every field of a draft. */
export function checkProduct(
  draft: ProductDraft,
  shop: ImportingShop,
): { ok: true; product: CheckedProduct } | { ok: false; reasons: readonly RowReason[] } {
  const read = new FieldReader();
  const articleNumber = read.requiredLine(fields.articleNumber, draft.articleNumber, 60);
  const id = read.line(fields.id, draft.id, 100) ?? readableId(articleNumber);
  if (id !== '' && !isProductId(id)) read.refuse(reasons.reservedId(id));
  const stockStatus = stockStatusOf(read, draft.stockStatus);
  if (draft.conditions.length > maxConditions) read.refuse(reasons.tooManyConditions(maxConditions));
  const product: CheckedProduct = {
    id,
    articleNumber,
    gtin: gtinOf(read, draft.gtin),
    name: read.requiredLine(fields.name, draft.name),
    nameSuffix: read.line(fields.nameSuffix, draft.nameSuffix),
    htmlDescription: cleanDescription(read.text(fields.htmlDescription, draft.htmlDescription)),
    termsOfDelivery: read.line(fields.termsOfDelivery, draft.termsOfDelivery, 500),
    stockStatus,
    stockStatusText: read.line(fields.stockStatusText, draft.stockStatusText) ?? stockTexts[stockStatus],
    internalRating: read.integer(fields.internalRating, draft.internalRating, -1_000_000, 1_000_000) ?? 0,
    weightGrams: read.integer(fields.weight, draft.weight, 0, 100_000_000) ?? 0,
    manufacturer: manufacturerOf(read, draft.manufacturer),
    pictures: read
      .list(fields.files, draft.files)
      .map((item) => ({ content: read.requiredLine(fields.files, item.content, 500) })),
    documents: read.list(fields.documents, draft.documents).map((item) => ({
      content: read.requiredLine(fields.documents, item.content, 500),
      filename: read.requiredLine(fields.documents, item.filename),
    })),
    attributes: read.list(fields.attributes, draft.attributes).map((item) => ({
      name: read.requiredLine(fields.attributes, item.name),
      value: read.requiredLine(fields.attributes, item.value),
    })),
    takeBack: takeBackOf(read, draft.takeBack),
    conditions: conditionsOf(read, draft.conditions, shop),
    unnamed: draft.unnamed,
    keepsGroups: draft.keepsGroups,
  };
  return read.reasons.length === 0 ? { ok: true, product } : { ok: false, reasons: read.reasons };
}

const stockStatuses = new Map(
  (['green', 'grün', 'yellow', 'gelb', 'red', 'rot'] as const).map((word, place) => [
    word as string,
    (['green', 'yellow', 'red'] as const)[Math.floor(place / 2)] ?? 'green',
  ]),
);

function stockStatusOf(read: FieldReader, value: unknown): 'green' | 'yellow' | 'red' {
  if (value === undefined || value === null) return 'green';
  const status = typeof value === 'string' ? stockStatuses.get(foldCase(value.trim())) : undefined;
  if (!status) read.refuse(reasons.noStockStatus);
  return status ?? 'green';
}

const takeBacks: ReadonlyMap<unknown, TakeBack> = new Map([
  ['electrical', 'electrical'],
  ['elektrogerät', 'electrical'],
  ['battery', 'battery'],
  ['batterie', 'battery'],
]);

/** Each once, in the same order however a file has them. */
function takeBackOf(read: FieldReader, value: unknown): TakeBack[] {
  if (value === undefined || value === null) return [];
  const words: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = words.map((word) => takeBacks.get(typeof word === 'string' ? foldCase(word.trim()) : word));
  if (found.includes(undefined)) read.refuse(reasons.noTakeBack);
  return (['electrical', 'battery'] as const).filter((kind) => found.includes(kind));
}

function gtinOf(read: FieldReader, value: unknown): string | null {
  const gtin = typeof value === 'string' ? value.trim() : value;
  if (gtin === undefined || gtin === null || gtin === '') return null;
  return typeof gtin === 'string' && isGtin(gtin) ? gtin : read.refuse(reasons.noGtin);
}

function manufacturerOf(read: FieldReader, value: unknown): ProductToIdentify['manufacturer'] {
  if (typeof value !== 'object' || value === null) return null;
  const { name, address, email } = value as Record<string, unknown>;
  return {
    name: read.requiredLine(fields.manufacturerName, name),
    address: read.requiredLine(fields.manufacturerAddress, address, 500),
    email: read.requiredLine(fields.manufacturerEmail, email),
  };
}

function conditionsOf(
  read: FieldReader,
  drafts: readonly ConditionDraft[],
  shop: ImportingShop,
): readonly ConditionToIdentify[] {
  const checked: ConditionToIdentify[] = [];
  for (const draft of drafts) {
    read.row = draft.row;
    const condition = { ...conditionOf(read, draft, shop), customerGroup: groupOf(read, draft.customerGroup, shop) };
    const twin = checked.find((other) => isSameUnit(other, condition) && (other.id === null || condition.id === null));
    if (twin) read.refuse(reasons.unitTwice(condition.unit ?? defaultUnit));
    checked.push(condition);
  }
  return checked;
}

function groupOf(read: FieldReader, value: unknown, { groups }: ImportingShop): string | null {
  const name = read.line(fields.customerGroup, value);
  if (name !== null && !groups.includes(name)) read.refuse(reasons.unknownGroup(name));
  return name;
}

function conditionOf(
  read: FieldReader,
  draft: ConditionDraft,
  { declaration, taxRates }: ImportingShop,
): Omit<ConditionToIdentify, 'customerGroup'> {
  const price = cents(declaration === 'net' ? draft.net : draft.gross);
  const taxRate = taxRateOf(read, draft.taxRate, taxRates);
  const normPrice = draft.normPrice === undefined || draft.normPrice === null ? null : cents(draft.normPrice);
  if (price === null || !isUnitPrice(price)) read.refuse(reasons.noPrice(fields.price));
  const namesNormPrice = draft.normPrice !== undefined && draft.normPrice !== null;
  if (namesNormPrice && !isUnitPrice(normPrice)) read.refuse(reasons.noPrice(fields.normPrice));
  return {
    id: read.line(fields.conditionId, draft.id, 100),
    price: price ?? 0,
    taxRate: taxRate ?? 0,
    unit: read.line(fields.unit, draft.unit, 60),
    normPrice,
    normUnit: read.line(fields.normUnit, draft.normUnit, 30),
    stock: read.integer(fields.stock, draft.stock, 0, 1_000_000_000),
    unnamed: draft.unnamed,
  };
}

/**
 * One of the shop's rates. Any other is a fraction (0,19), a slip or another country's: each order would be taxed by
 * it.
 */
function taxRateOf(read: FieldReader, percent: unknown, known: readonly BasisPoints[]): BasisPoints | null {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return read.refuse(reasons.noTaxRate(fields.taxRate));
  const rate = basisPointsFromPercent(percent);
  if (rate !== null && known.includes(rate)) return rate;
  const meant = meantTaxRate(percent, known);
  const percents = known.map(percentFromBasisPoints);
  return read.refuse(
    meant === null
      ? reasons.unknownTaxRate(percent, percents)
      : reasons.mistakenTaxRate(percent, percentFromBasisPoints(meant)),
  );
}

function cents(euro: unknown): number | null {
  return typeof euro === 'number' ? centsFromEuro(euro) : null;
}
