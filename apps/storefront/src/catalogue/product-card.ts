import { type Family, type Product, productAddress } from '@kontor/contract';
import { familyPrice, listPrice, type PriceDeclaration, type ShownPrice } from '../format/shown-price.ts';
import { variantTexts } from '../texts/variants.de.ts';

/** The part of a product that a card shows. A list sends no more than this for each of its products. */
export interface ProductCard {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly nameSuffix: string | undefined;
  /** File id of the first picture. */
  readonly picture: string | undefined;
  readonly price: ShownPrice | null;
  /** For the card of a family: the number of its other members in words, or of all if the card names none of them. */
  readonly further: string | null;
  readonly energy: Product['energy'];
  readonly container: Product['container'];
  readonly stockStatus: Product['stockStatus'];
  readonly stockStatusText: string;
}

/** The card of a product in a list of a category. */
export function productCard(product: Product, listAddress: string, declaration: PriceDeclaration): ProductCard {
  const isOwnPrice = hasOwnPrice(product);
  return {
    id: product._id,
    href: productAddress(listAddress, product._id),
    name: product.name,
    nameSuffix: isOwnPrice ? product.nameSuffix : undefined,
    picture: product.files[0]?.content,
    price: product.family ? familyPrice(product.family, declaration) : listPrice(product.conditions, declaration),
    further: product.family ? othersIn(product.family, isOwnPrice) : null,
    energy: product.energy,
    container: product.container,
    stockStatus: product.stockStatus,
    stockStatusText: product.stockStatusText,
  };
}

/**
 * Whether the price on the card is the product's own. The card of a family shows its lowest price, and must not show
 * one size with the price of another.
 */
function hasOwnPrice({ family, conditions }: Product): boolean {
  const from = family?.from;
  return from === undefined || conditions.some(({ _id }) => _id === from._id);
}

/**
 * '+ 3 weitere Größen' if the members differ only in that property; '4 Größen zur Auswahl' if the card names none of
 * them.
 */
function othersIn({ properties, valueCounts, count }: Family, isOneNamed: boolean): string {
  const differing = properties.filter((_, property) => (valueCounts[property] ?? 0) > 1);
  const property = differing.length === 1 ? (differing[0] ?? null) : null;
  return isOneNamed ? variantTexts.further(count - 1, property) : variantTexts.toChoose(count, property);
}
