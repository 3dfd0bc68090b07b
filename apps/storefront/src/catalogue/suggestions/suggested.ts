import { productAddress, type Suggestions } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { listPrice, type PriceDeclaration, type ShownPrice } from '../../format/shown-price.ts';

/** What is suggested, as it is shown. */
export interface Suggested {
  readonly categories: readonly SuggestedCategory[];
  readonly products: readonly SuggestedProduct[];
  /** How many there are of both. */
  readonly options: number;
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
}

/** What an answer suggests, products as seen from a category; null when that is nothing. */
export function suggestedOf(
  { categories, products }: Suggestions,
  listAddress: string,
  declaration: PriceDeclaration,
): Suggested | null {
  const options = categories.length + products.length;
  if (options === 0) return null;
  return {
    ...{ options, declaration },
    categories: categories.map(({ name, path }) => ({
      href: categoryPath(path),
      name,
      above: path.slice(1, -1).map((category) => category.name),
    })),
    products: products.map(({ _id, name, nameSuffix, files, conditions }) => ({
      href: productAddress(listAddress, _id),
      ...{ name, nameSuffix },
      picture: files[0]?.content,
      price: listPrice(conditions, declaration),
    })),
  };
}
