import { germanNumber } from '../../../../tables/german-number.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { german, germanOnly } from './localized.ts';
import { bmecatNumber } from './numbers.ts';
import { unitOfNumber } from './order-units.ts';
import { familyFeatures } from './own-extensions.ts';

/** A named value of a product. */
export interface Feature {
  readonly name: string;
  readonly value: string;
}

/** A variant of a product: the suffix of its number, and its value. */
export interface Variant {
  readonly supplement: string;
  readonly values: readonly Feature[];
}

/** The most variants of one article. With more, the file is probably broken. */
const mostVariants = 500;
/** Names from a classification, which people cannot read. */
const isCode = (name: string) => /^(?:EF\d{6}|0173-1#|02-[A-Z]{3}\d{3})/.test(name);

/** The features of a product, in their order. `codes`: the number of features without a readable name. */
export function featuresOf(product: XmlElement): { readonly features: readonly Feature[]; readonly codes: number } {
  const all = elementsOf(product)
    .map(({ feature }) => feature)
    .filter((feature) => feature.child('VARIANTS') === undefined);
  const named = all.filter((feature) => !isCode(nameOf(feature)));
  return { features: named.flatMap(valuesOf), codes: all.length - named.length };
}

/** The values that distinguish a member of one of our families. */
export function familyValuesOf(product: XmlElement): Feature[] {
  return product
    .all('PRODUCT_FEATURES')
    .filter((features) => features.text('REFERENCE_FEATURE_SYSTEM_NAME') === familyFeatures)
    .flatMap((features) => features.all('FEATURE'))
    .map((feature) => ({ name: nameOf(feature), value: feature.text('FVALUE') ?? '' }));
}

/** The variants of a product: every combination of the selectable values. Empty if there are none. */
export function variantsOf(product: XmlElement): Variant[] {
  const choices = elementsOf(product)
    .flatMap(({ feature }) => feature.all('VARIANTS').map((variants) => ({ feature, variants })))
    .sort((one, other) => Number(one.variants.text('VORDER') ?? 0) - Number(other.variants.text('VORDER') ?? 0));
  if (choices.length === 0) return [];
  return choices.reduce<Variant[]>(
    (before, { feature, variants }) =>
      before
        .flatMap(({ supplement, values }) =>
          variants.all('VARIANT').map((variant) => ({
            supplement: supplement + (variant.text('SUPPLIER_AID_SUPPLEMENT', 'SUPPLIER_PID_SUPPLEMENT') ?? ''),
            values: [...values, { name: nameOf(feature), value: withUnit(german(variant, 'FVALUE') ?? '', feature) }],
          })),
        )
        .slice(0, mostVariants),
    [{ supplement: '', values: [] }],
  );
}

/** Whether a feature has a readable value. */
export function isReadable(feature: XmlElement): boolean {
  const name = nameOf(feature);
  return name !== '' && !isCode(name) && feature.child('VARIANTS') === undefined;
}

/** The features of a product in their order, each with the name of its group. */
export function elementsOf(
  product: XmlElement,
): { readonly feature: XmlElement; readonly group: string | undefined }[] {
  return product
    .all('ARTICLE_FEATURES', 'PRODUCT_FEATURES')
    .filter((features) => features.text('REFERENCE_FEATURE_SYSTEM_NAME') !== familyFeatures)
    .flatMap((features) => {
      const group = features.text('REFERENCE_FEATURE_GROUP_NAME');
      return features.all('FEATURE').map((feature) => ({ feature, group }));
    })
    .map((one) => ({ one, order: Number(one.feature.text('FORDER') ?? Number.NaN) }))
    .sort((a, b) => a.order - b.order || 0)
    .map(({ one }) => one);
}

/** The name of a feature. */
export function nameOf(feature: XmlElement): string {
  return german(feature, 'FNAME') ?? feature.text('FT_IDREF') ?? '';
}

/** The German name of a feature's unit. */
export function unitOf(feature: XmlElement): string | undefined {
  const unit = feature.text('FUNIT');
  return unit === undefined || unit === '-' ? undefined : unitOfNumber(unit);
}

function valuesOf(feature: XmlElement): Feature[] {
  const name = nameOf(feature);
  const values = germanOnly(feature.all('FVALUE')).flatMap(({ value }) => value ?? []);
  if (name === '') return [];
  if (feature.text('FVALUE_TYPE') === 'range' && values.length === 2)
    return [{ name, value: withUnit(values.join(' – '), feature) }];
  return values.filter((value) => value !== '-').map((value) => ({ name, value: withUnit(value, feature) }));
}

/**
 * Whether a value is a number with an exponent: `1.5E1`. Without a unit, one that has no decimals may be a model
 * (`2E5`). One too large or small to write out stays as it is.
 */
function isScientific(value: string, unit: string | undefined): boolean {
  const isOne = /^[+-]?\d+([.,]\d+)?E[+-]?\d{1,2}$/i.test(value.trim()) && (unit !== undefined || /[.,]/.test(value));
  const size = Math.abs(bmecatNumber(value));
  return isOne && (size === 0 || (size >= 1e-6 && size < 1e15));
}

/** Values of features that mean yes or no. */
const yesNo: Readonly<Record<string, string>> = { true: 'ja', false: 'nein' };

function withUnit(value: string, feature: XmlElement): string {
  const unit = unitOf(feature);
  if (isScientific(value, unit))
    return [germanNumber(bmecatNumber(value)), ...(unit === undefined ? [] : [unit])].join(' ');
  if (unit === undefined) return yesNo[value.toLowerCase()] ?? value;
  // A number with a unit is text for people, so it gets a decimal comma.
  return `${/^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value} ${unit}`;
}
