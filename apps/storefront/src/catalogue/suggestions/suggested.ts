import { type PageLink, type Product, productAddress, type Suggestions } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { listPrice, type PriceDeclaration, type ShownPrice } from '../../format/shown-price.ts';
import { type Conditions, inOtherCategory, queryOf } from '../browsing-conditions.ts';

/** What is suggested, as it is shown. */
export interface Suggested {
  readonly categories: readonly SuggestedCategory[];
  /** Pages of the shop that are no list. */
  readonly pages: readonly PageLink[];
  readonly products: readonly SuggestedProduct[];
  /** The list of all that is found; null where nothing is. */
  readonly all: { readonly href: string; readonly count: number } | null;
  /** How many there are of all these. */
  readonly options: number;
  /** What was typed, which is marked. */
  readonly typed: string;
  readonly declaration: PriceDeclaration;
}

/** A category to go to. */
export interface SuggestedCategory {
  readonly href: string;
  readonly name: string;
  /** The categories above it, from below the root on. */
  readonly above: readonly string[];
}

/** A product to go to. */
export interface SuggestedProduct {
  readonly href: string;
  readonly name: string;
  readonly nameSuffix: string | undefined;
  /** File id of the first picture. */
  readonly picture: string | undefined;
  readonly price: ShownPrice | null;
  readonly energy: Product['energy'];
  readonly container: Product['container'];
}

/** Where something was typed. */
interface TypedAt {
  readonly typed: string;
  readonly listAddress: string;
  readonly conditions: Conditions;
}

/** What an answer suggests, products as seen from a category; null when that is nothing. */
export function suggestedOf(
  { categories, pages = [], products, count }: Suggestions,
  { typed, listAddress, conditions }: TypedAt,
  declaration: PriceDeclaration,
): Suggested | null {
  const options = categories.length + pages.length + products.length;
  if (options === 0) return null;
  const found = { ...inOtherCategory(conditions), searchText: typed }; // counted without the filter
  const all = count === 0 ? null : { href: listAddress + queryOf(found), count };
  return {
    ...{ options: options + (all === null ? 0 : 1), all, typed, declaration },
    categories: categories.map(({ name, path }) => ({
      href: categoryPath(path),
      name,
      above: path.slice(1, -1).map((category) => category.name),
    })),
    pages,
    products: products.map(({ _id, name, nameSuffix, files, conditions, energy, container }) => ({
      href: productAddress(listAddress, _id),
      ...{ name, nameSuffix, energy, container },
      picture: files[0]?.content,
      price: listPrice(conditions, declaration),
    })),
  };
}
