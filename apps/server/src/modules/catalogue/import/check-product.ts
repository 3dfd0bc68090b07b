import {
  areAmountsSellable,
  type BasisPoints,
  basisPointsFromPercent,
  chargedRate,
  cleanLine,
  isProductId,
  isTaxClass,
  meantTaxRate,
  nameOfClass,
  percentFromBasisPoints,
} from '@kontor/domain';
import { FieldReader, type RowReason } from '../../../tables/field-reader.ts';
import { type ConditionColumn, conditionFields } from '../condition-fields.ts';
import { isSameUnit } from '../condition-ids.ts';
import { type ProductColumn, type ProductValues, productFields } from '../product-fields.ts';
import {
  type ConditionToIdentify,
  defaultUnit,
  type ProductToIdentify,
  type UnnamedOfProduct,
} from '../product-to-store.ts';
import { readableId } from '../readable-id.ts';
import { withoutItself } from '../reference-field-kinds.ts';
import { stockChangeIn } from '../stock-change.ts';
import { fieldReasons, stockTexts } from '../texts/products.de.ts';
import { statedPrices } from './check-price.ts';
import { judgePrices } from './judge-prices.ts';
import type { KnownRate } from './known-rates.ts';
import { inDeclaration, needsRate } from './records/declared-price.ts';
import type { ConditionDraft, ProductDraft } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';
import { asPieces } from './records/piece-price.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** A product with valid fields. Its categories and files are still named as in the file. */
export type CheckedProduct = Omit<ProductToIdentify, 'categoryId' | 'furtherCategoryIds'>;

/** The German heading for the name of a family. */
export const familyNameHeading = 'Familienname';

/** The most conditions of one product. With more, the file is probably broken. */
const maxConditions = 500;

type Checked =
  | { readonly ok: true; readonly product: CheckedProduct; readonly warnings: readonly RowReason[] }
  | { readonly ok: false; readonly reasons: readonly RowReason[] };

/**
 * Checks every field of a draft. A wrong value is left out with a warning, if the product can be sold correctly without
 * it. `known`: the stored tax rate of the product, if its prices must be converted.
 */
export function checkProduct(draft: ProductDraft, shop: ImportingShop, known?: KnownRate): Checked {
  const read = new FieldReader();
  const values = productFields.check(read, withMemberName(draft), draft.unnamed?.columns);
  const id = read.line(productFields.labelOf('id'), draft.id, 100) ?? readableId(values.articleNumber);
  if (id !== '' && !isProductId(id)) read.refuse(reasons.reservedId(id));
  if (draft.conditions.length > maxConditions) read.refuse(reasons.tooManyConditions(maxConditions));
  const product: CheckedProduct = {
    ...values,
    ...withoutContradictions(read, values, shop),
    id,
    stockStatusText: values.stockStatusText || stockTexts[values.stockStatus],
    conditions: conditionsOf(read, draft.conditions, { shop, isOnSale: values.isActive, known }),
    unnamed: withLeftOut(draft.unnamed, productFields.columnsOf(read.leftOut)),
    keepsGroups: draft.keepsGroups,
    isPart: (draft.lacks ?? []).length > 0,
    familyName: read.line(familyNameHeading, draft.familyName),
  };
  return read.reasons.length === 0
    ? { ok: true, product, warnings: read.warnings }
    : { ok: false, reasons: read.reasons };
}

/** Removes an article's reference to itself, and the brand attribute of an article with a brand field. */
function withoutContradictions(
  read: FieldReader,
  { articleNumber, references, brand, attributes }: ProductValues,
  { brandAttribute }: ImportingShop,
): Pick<ProductValues, 'references' | 'attributes'> {
  const others = withoutItself(references, articleNumber);
  if (others.hadItself) read.warn(fieldReasons.referenceToItself);
  const isBrand = ({ name }: { readonly name: string }) => brand !== null && name === brandAttribute;
  if (attributes.some((attribute) => isBrand(attribute) && attribute.value !== brand))
    read.warn(fieldReasons.otherBrand(brandAttribute));
  return { references: others.references, attributes: attributes.filter((attribute) => !isBrand(attribute)) };
}

/** A member without a name gets the family's name, with its property values in the second line. */
function withMemberName(draft: ProductDraft): ProductDraft {
  const { name, nameSuffix, familyName, familyValues: values } = draft;
  if (isNamed(name) || !isNamed(familyName) || draft.unnamed?.columns.includes('name')) return draft;
  const suffix = Array.isArray(values) ? values.map(({ value }) => value).join(', ') : '';
  return { ...draft, name: familyName, nameSuffix: isNamed(nameSuffix) ? nameSuffix : suffix };
}

function isNamed(value: unknown): boolean {
  return typeof value === 'string' && cleanLine(value) !== '';
}

/** The fields that a file does not name, and those that are left out as unusable. */
export function withLeftOut(
  unnamed: UnnamedOfProduct | undefined,
  leftOut: readonly ProductColumn[],
): UnnamedOfProduct | undefined {
  if (leftOut.length === 0) return unnamed;
  return { attributeGroups: null, properties: null, ...unnamed, columns: [...(unnamed?.columns ?? []), ...leftOut] };
}

function conditionsOf(
  read: FieldReader,
  drafts: readonly ConditionDraft[],
  {
    shop,
    isOnSale,
    known,
  }: { readonly shop: ImportingShop; readonly isOnSale: boolean; readonly known: KnownRate | undefined },
): readonly ConditionToIdentify[] {
  const checked: ConditionToIdentify[] = [];
  for (const draft of drafts) {
    read.row = draft.row;
    const before = read.reasons.length;
    const condition = {
      ...conditionOf(read, draft, shop, known),
      customerGroup: groupOf(read, draft.customerGroup, shop),
    };
    if (isOnSale && read.reasons.length === before) judgeGifts(read, condition, draft);
    const twin = checked.find((other) => isSameUnit(other, condition) && (other.id === null || condition.id === null));
    if (twin) read.refuse(reasons.unitTwice(condition.unit ?? defaultUnit));
    checked.push(condition);
  }
  return checked;
}

/**
 * Warns of a price of 0.00, which suppliers write for a price on request. In a file of another system it is refused,
 * because it would be sold for nothing.
 */
function judgeGifts(
  read: FieldReader,
  { price, salePrice, unnamed = [] }: Pick<ConditionToIdentify, 'price' | 'salePrice' | 'unnamed'>,
  { isZeroNoPrice = false }: ConditionDraft,
): void {
  const free = price === 0 && !unnamed.includes('price') ? 'price' : salePrice === 0 ? 'salePrice' : null;
  if (free === null) return;
  const label = conditionFields.labelOf(free);
  if (isZeroNoPrice) read.refuse(reasons.zeroPrice(label));
  else read.warn(reasons.givenAway(label));
}

function groupOf(read: FieldReader, value: unknown, { groups }: ImportingShop): string | null {
  const name = read.line(conditionFields.labelOf('customerGroup'), value);
  if (name !== null && !groups.includes(name)) read.refuse(reasons.unknownGroup(name));
  return name;
}

function conditionOf(
  read: FieldReader,
  draft: ConditionDraft,
  shop: ImportingShop,
  known: KnownRate | undefined,
): Omit<ConditionToIdentify, 'customerGroup'> {
  const { declaration } = shop;
  const isNamed = (column: ConditionColumn) => !draft.unnamed?.includes(column);
  const change = stockChangeIn(draft.stock);
  const stock = change === null ? {} : { stock: undefined };
  const values = conditionFields.check(read, { ...draft, ...stock }, draft.unnamed);
  const taxRate = isNamed('tax_rate') ? taxRateOf(read, draft.taxRate, shop) : unnamedRate(read, draft, shop, known);
  if (!areAmountsSellable(values)) read.refuse(reasons.amountsUnsellable);
  const hasOtherPrice = isNamed('sale_price') || isNamed('list_price');
  if (!isNamed('price') && (isNamed('scales') || (isNamed('price_quantity') && !hasOtherPrice)))
    read.refuse(reasons.scalesWithoutPrice);
  const prices = statedPrices(
    read,
    asPieces(inDeclaration(draft, declaration, chargedNow(taxRate, shop))),
    { declaration, isNamed },
    values.priceQuantity,
  );
  judgePrices(read, { ...values, ...prices }, isNamed);
  const leftOut = takeLeftOut(read);
  const unnamed = leftOut.length > 0 ? [...(draft.unnamed ?? []), ...leftOut] : draft.unnamed;
  return {
    ...values,
    ...prices,
    id: read.line(conditionFields.labelOf('id'), draft.id, 100),
    taxRate,
    ...(draft.isForKnownQuantity && { isForKnownQuantity: true }),
    ...rateIfNew(read, draft, shop, known),
    ...(change === null ? { unnamed } : { stockChange: change, unnamed: [...(unnamed ?? []), 'stock'] }),
  };
}

/** Returns the unusable columns of this condition, and starts anew for the next one. */
function takeLeftOut(read: FieldReader): ConditionColumn[] {
  const columns = conditionFields.columnsOf(read.leftOut);
  for (const column of columns) read.leftOut.delete(column);
  return columns;
}

function rateIfNew(
  read: FieldReader,
  { taxRateIfNew: percent, taxClass }: ConditionDraft,
  shop: ImportingShop,
  known: KnownRate | undefined,
): Pick<ConditionToIdentify, 'taxRateIfNew' | 'taxClass'> {
  if (percent === undefined) return {};
  // Other conditions of a known article get the rate by which its price was converted.
  if (typeof known === 'number') return { taxRateIfNew: known };
  if (percent === null) return { taxRateIfNew: null, ...(taxClass !== undefined && { taxClass }) };
  return { taxRateIfNew: taxRateOf(read, percent, shop) };
}

/**
 * The rate for converting prices: the stored one, or the mapping's for new conditions. 0 if nothing needs converting.
 */
function unnamedRate(
  read: FieldReader,
  draft: ConditionDraft,
  shop: ImportingShop,
  known: KnownRate | undefined,
): BasisPoints {
  if (!needsRate(draft, shop.declaration)) return 0;
  if (known === 'several') return read.refuse(reasons.severalRates) ?? 0;
  if (known !== undefined) return known;
  const { taxRateIfNew, taxClass } = draft;
  if (typeof taxRateIfNew === 'number') return taxRateOf(read, taxRateIfNew, shop);
  return read.refuse(taxClass === undefined ? reasons.rateToConvert : reasons.noRateOfClass(taxClass)) ?? 0;
}

/**
 * One of the shop's tax rates. Any other value is a fraction (0,19), a typing error or another country's rate. Every
 * order would then be taxed wrongly. A tax class is stored as the rate that names it.
 */
function taxRateOf(
  read: FieldReader,
  percent: unknown,
  { taxRates: known, classRates = [] }: ImportingShop,
): BasisPoints {
  if ((percent ?? null) === null) return read.refuse(reasons.missingTaxRate(conditionFields.labelOf('taxRate'))) ?? 0;
  if (isTaxClass(percent)) return nameOfClass(percent, classRates) ?? read.refuse(reasons.noTaxClass(percent)) ?? 0;
  if (typeof percent !== 'number' || !Number.isFinite(percent))
    return read.refuse(reasons.noTaxRate(conditionFields.labelOf('taxRate'))) ?? 0;
  const rate = basisPointsFromPercent(percent);
  if (rate !== null && known.includes(rate)) return rate;
  const meant = meantTaxRate(percent, known);
  const percents = known.map(percentFromBasisPoints);
  read.refuse(
    meant === null
      ? reasons.unknownTaxRate(percent, percents)
      : reasons.mistakenTaxRate(percent, percentFromBasisPoints(meant)),
  );
  return 0;
}

/** The rate that is charged now for articles with a rate: prices are converted by it. */
function chargedNow(rate: BasisPoints, { changedRates = [] }: ImportingShop): BasisPoints {
  return chargedRate(rate, { isSmallBusiness: false, changed: changedRates });
}
