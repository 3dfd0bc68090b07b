import type { Assortment } from './assortment.ts';
import { availabilityOf } from './availability.ts';
import { type ConditionRecord, conditionsOf, offersOf } from './conditions.ts';
import { descriptionOf } from './description.ts';
import type { Draft, Duty, View } from './family.ts';
import type { Fields } from './fields.ts';
import { gtinOf } from './gtin.ts';
import { sizeCode, slug } from './slug.ts';
import { spread } from './spread.ts';

/** A product as the import reads it: CONTRACT §2, with paths of files beside the catalogue instead of file ids. */
export type ProductRecord = Fields & {
  type: 'product';
  _id: string;
  name: string;
  nameSuffix: string;
  articleNumber: string;
  gtin: string;
  htmlDescription: string;
  termsOfDelivery: string;
  stockStatus: 'green' | 'yellow' | 'red';
  stockStatusText: string;
  internalRating: number;
  manufacturer: { name: string; address: string; email: string };
  attributes: { name: string; value: string }[];
  categoryPath: { _id: string; name: string }[];
  /** Ids. */
  furtherCategories?: readonly string[];
  files: { content: string }[];
  documents: { content: string; filename: string }[];
  takeBack?: readonly Duty[];
  /** Of a product that comes in several sizes. */
  family?: { _id: string; name: string; place: number; values: { name: string; value: string }[] };
  /** The weight in grams of one unit of the first condition. */
  weight: number;
  conditions: ConditionRecord[];
};

const viewSuffix: Readonly<Record<View, string>> = { measures: '-masse', detail: '-detail', pack: '-packung' };

/** File of a product's picture, relative to the catalogue; without a view the main one. */
export const pictureFile = (productId: string, view?: View): string =>
  `pictures/${productId}${view ? viewSuffix[view] : ''}.webp`;

/** A family of one size keeps its number bare. */
export const articleNumberOf = ({ family, size }: Draft, single: boolean): string =>
  single ? family.article : `${family.article}-${sizeCode(size.size)}`;

/** Leading sizes come first everywhere; the rest is spread evenly, so that every list is a mixture. */
const ratingOf = ({ family, size }: Draft, articleNumber: string): number =>
  family.leading === size.size ? 92 + spread(`lead ${articleNumber}`, 9) : spread(`rating ${articleNumber}`, 91);

/** What an assortment has under a name; throws where it has nothing. */
export const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value => {
  const value = values[name];
  if (value === undefined) throw new Error(`the assortment has no ${name}`);
  return value;
};

/** The finished record of one product. */
export const productOf = (
  { brands, dataSheets, makerAttribute }: Pick<Assortment, 'brands' | 'dataSheets' | 'makerAttribute'>,
  draft: Draft,
  articleNumber: string,
  { categoryPath, furtherCategories }: Required<Pick<ProductRecord, 'categoryPath' | 'furtherCategories'>>,
  member: { place: number; values: { name: string; value: string }[] } | null,
): ProductRecord => {
  const { family, size } = draft;
  const id = slug(articleNumber);
  const { name, company, address, email } = named(brands, family.brand);
  const conditions = conditionsOf(draft, id);
  return {
    type: 'product',
    _id: id,
    name: family.name,
    nameSuffix: size.size,
    articleNumber,
    gtin: gtinOf(articleNumber),
    htmlDescription: descriptionOf(draft),
    ...availabilityOf(draft, articleNumber),
    internalRating: ratingOf(draft, articleNumber),
    manufacturer: { name: company, address, email },
    attributes: [
      { name: makerAttribute, value: name },
      ...Object.entries(draft.attributes).map(([group, value]) => ({ name: group, value })),
    ],
    categoryPath,
    ...(furtherCategories.length > 0 && { furtherCategories }),
    files: [pictureFile(id), ...(family.views ?? []).map((view) => pictureFile(id, view))].map((content) => ({
      content,
    })),
    documents: (family.documents ?? []).map((key) => ({
      content: `documents/${key}.pdf`,
      filename: named(dataSheets, key).filename,
    })),
    ...(member && { family: { _id: slug(family.article), name: family.name, ...member } }),
    ...(family.duties && { takeBack: family.duties }),
    ...draft.fields,
    weight: Math.max(1, Math.round(size.grams * (offersOf(draft)[0]?.pieces ?? 1))),
    conditions,
  };
};
