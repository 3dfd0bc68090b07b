import { type PageLink, type Product, productAddress, type Suggestions } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { listPrice, type PriceDeclaration, type ShownPrice } from '../../format/shown-price.ts';
import { type Conditions, inOtherCategory, queryOf } from '../browsing-conditions.ts';

/** The suggestions as they are shown. */
export interface Suggested {
  readonly categories: readonly SuggestedCategory[];
  /** Content pages of the shop. */
  readonly pages: readonly PageLink[];
  readonly products: readonly SuggestedProduct[];
  /** The link to all results; null if there are none. */
  readonly all: { readonly href: string; readonly count: number } | null;
  /** The number of options in total. */
  readonly options: number;
  /** The typed text, for marking it in the suggestions. */
  readonly typed: string;
  readonly declaration: PriceDeclaration;
}

/** A suggested category. */
export interface SuggestedCategory {
  readonly href: string;
  readonly name: string;
  /** The categories above it, without the root. */
  readonly above: readonly string[];
}

/** A suggested product. */
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

/** The typed text and the list on which it was typed. */
interface TypedAt {
  readonly typed: string;
  readonly listAddress: string;
  readonly conditions: Conditions;
}

/** The suggestions in an answer; null if there are none. Products link into the current category. */
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
