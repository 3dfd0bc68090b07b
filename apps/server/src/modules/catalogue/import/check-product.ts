import {
  areAmountsSellable,
  type BasisPoints,
  basisPointsFromPercent,
  cleanLine,
  isProductId,
  meantTaxRate,
  type PriceDeclaration,
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

/** A product whose fields are right; its categories and its files are still as the file names them. */
export type CheckedProduct = Omit<ProductToIdentify, 'categoryId' | 'furtherCategoryIds'>;

/** The German heading of what a family is called. */
export const familyNameHeading = 'Familienname';

/** The most conditions of one product: more is a file gone wrong. */
const maxConditions = 500;

type Checked =
  | { readonly ok: true; readonly product: CheckedProduct; readonly warnings: readonly RowReason[] }
  | { readonly ok: false; readonly reasons: readonly RowReason[] };

/**
 * Checks every field of a draft. A wrong value is left out with a warning, if the product can be sold correctly without
 * it. `known`: the tax rate of a product that the shop has, where its prices must be converted.
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

/** An article that refers to itself, and a brand that is said in two ways. */
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

/** A member without a name is called as its family, and what it has of its properties is the second line. */
function withMemberName(draft: ProductDraft): ProductDraft {
  const { name, nameSuffix, familyName, familyValues: values } = draft;
  if (isNamed(name) || !isNamed(familyName) || draft.unnamed?.columns.includes('name')) return draft;
  const suffix = Array.isArray(values) ? values.map(({ value }) => value).join(', ') : '';
  return { ...draft, name: familyName, nameSuffix: isNamed(nameSuffix) ? nameSuffix : suffix };
}

function isNamed(value: unknown): boolean {
  return typeof value === 'string' && cleanLine(value) !== '';
}

/** The fields that a file does not name, and those of it that cannot be taken. */
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
    const condition = {
      ...conditionOf(read, draft, shop, known),
      customerGroup: groupOf(read, draft.customerGroup, shop),
    };
    if (isOnSale) warnOfGifts(read, condition);
    const twin = checked.find((other) => isSameUnit(other, condition) && (other.id === null || condition.id === null));
    if (twin) read.refuse(reasons.unitTwice(condition.unit ?? defaultUnit));
    checked.push(condition);
  }
  return checked;
}

/** Suppliers write 0.00 for a price on request. */
function warnOfGifts(
  read: FieldReader,
  { price, salePrice, unnamed = [] }: Pick<ConditionToIdentify, 'price' | 'salePrice' | 'unnamed'>,
): void {
  if (price === 0 && !unnamed.includes('price')) read.warn(reasons.givenAway(conditionFields.labelOf('price')));
  else if (salePrice === 0) read.warn(reasons.givenAway(conditionFields.labelOf('salePrice')));
}

function groupOf(read: FieldReader, value: unknown, { groups }: ImportingShop): string | null {
  const name = read.line(conditionFields.labelOf('customerGroup'), value);
  if (name !== null && !groups.includes(name)) read.refuse(reasons.unknownGroup(name));
  return name;
}

function conditionOf(
  read: FieldReader,
  draft: ConditionDraft,
  { declaration, taxRates }: ImportingShop,
  known: KnownRate | undefined,
): Omit<ConditionToIdentify, 'customerGroup'> {
  const isNamed = (column: ConditionColumn) => !draft.unnamed?.includes(column);
  const change = stockChangeIn(draft.stock);
  const stock = change === null ? {} : { stock: undefined };
  const values = conditionFields.check(read, { ...draft, ...stock }, draft.unnamed);
  const taxRate = isNamed('tax_rate')
    ? taxRateOf(read, draft.taxRate, taxRates)
    : unnamedRate(read, draft, declaration, { known, taxRates });
  if (!areAmountsSellable(values)) read.refuse(reasons.amountsUnsellable);
  const hasOtherPrice = isNamed('sale_price') || isNamed('list_price');
  if (!isNamed('price') && (isNamed('scales') || (isNamed('price_quantity') && !hasOtherPrice)))
    read.refuse(reasons.scalesWithoutPrice);
  const prices = statedPrices(
    read,
    asPieces(inDeclaration(draft, declaration, taxRate)),
    { declaration, isNamed },
    values.priceQuantity,
  );
  if (isNamed('price')) judgePrices(read, { ...values, ...prices });
  const leftOut = takeLeftOut(read);
  const unnamed = leftOut.length > 0 ? [...(draft.unnamed ?? []), ...leftOut] : draft.unnamed;
  return {
    ...values,
    ...prices,
    id: read.line(conditionFields.labelOf('id'), draft.id, 100),
    taxRate,
    ...(draft.isForKnownQuantity && { isForKnownQuantity: true }),
    ...rateIfNew(read, draft, taxRates, known),
    ...(change === null ? { unnamed } : { stockChange: change, unnamed: [...(unnamed ?? []), 'stock'] }),
  };
}

/** The columns of the condition that cannot be taken: of the next one they may be. */
function takeLeftOut(read: FieldReader): ConditionColumn[] {
  const columns = conditionFields.columnsOf(read.leftOut);
  for (const column of columns) read.leftOut.delete(column);
  return columns;
}

function rateIfNew(
  read: FieldReader,
  { taxRateIfNew: percent, taxClass }: ConditionDraft,
  taxRates: readonly BasisPoints[],
  known: KnownRate | undefined,
): Pick<ConditionToIdentify, 'taxRateIfNew' | 'taxClass'> {
  if (percent === undefined) return {};
  // Another condition of a known article has the rate by which its price was converted.
  if (typeof known === 'number') return { taxRateIfNew: known };
  if (percent === null) return { taxRateIfNew: null, ...(taxClass !== undefined && { taxClass }) };
  return { taxRateIfNew: taxRateOf(read, percent, taxRates) };
}

/** Nothing, where no price has to be converted by the rate that the shop has, or the mapping for what is new. */
function unnamedRate(
  read: FieldReader,
  draft: ConditionDraft,
  declaration: PriceDeclaration,
  { known, taxRates }: { readonly known: KnownRate | undefined; readonly taxRates: readonly BasisPoints[] },
): BasisPoints {
  if (!needsRate(draft, declaration)) return 0;
  if (known === 'several') return read.refuse(reasons.severalRates) ?? 0;
  if (known !== undefined) return known;
  const { taxRateIfNew, taxClass } = draft;
  if (typeof taxRateIfNew === 'number') return taxRateOf(read, taxRateIfNew, taxRates);
  return read.refuse(taxClass === undefined ? reasons.rateToConvert : reasons.noRateOfClass(taxClass)) ?? 0;
}

/**
 * One of the shop's rates. Any other is a fraction (0,19), a slip or another country's: every order would be taxed
 * wrongly.
 */
function taxRateOf(read: FieldReader, percent: unknown, known: readonly BasisPoints[]): BasisPoints {
  if ((percent ?? null) === null) return read.refuse(reasons.missingTaxRate(conditionFields.labelOf('taxRate'))) ?? 0;
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
