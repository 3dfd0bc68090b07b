import { type CartProduct, type Family, type Product, productAddress, type UiSettings } from '@kontor/contract';
import { familyPrice, listPrice, type ShownPrice } from '../format/shown-price.ts';
import { variantTexts } from '../texts/variants.de.ts';
import { brandOf } from './brand-of.ts';
import { traitsOf } from './traits.ts';

/**
 * The part of a product that a card shows. A list sends no more than this for each of its products, and what a product
 * does not have is left out.
 */
export interface ProductCard {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly nameSuffix?: string | undefined;
  readonly brand?: string | undefined;
  /** One or two attributes in words. */
  readonly traits?: string | undefined;
  /** File id of the first picture. */
  readonly picture?: string | undefined;
  readonly price: ShownPrice | null;
  /** For the card of a family: the number of its other members in words, or of all if the card names none of them. */
  readonly further?: string | undefined;
  /** There is nothing to choose, so that the product can go to the cart from its card. */
  readonly isReady?: true | undefined;
  /** What buyers say of it. Absent on the card of a family that names no member. */
  readonly rating?: Product['rating'];
  readonly energy?: Product['energy'];
  readonly container?: Product['container'];
  readonly stockStatus: Product['stockStatus'];
  readonly stockStatusText: string;
}

/** The settings that change a card. */
export type CardSettings = Pick<UiSettings, 'priceDeclaration' | 'brandAttribute' | 'reviews'>;

/** What a card needs of a product. Some calls answer no more. */
type ProductOfCard = CartProduct & Pick<Product, 'brand' | 'family' | 'rating'>;

/** The card of a product in a list of a category. */
export function productCard(product: ProductOfCard, listAddress: string, settings: CardSettings): ProductCard {
  const { family, nameSuffix, energy, container, rating } = product;
  const { priceDeclaration: declaration } = settings;
  const brand = brandOf(product, settings.brandAttribute);
  const isOwnPrice = hasOwnPrice(product);
  const picture = product.files[0]?.content;
  const traits = isOwnPrice ? traitsOf(product, brand) : '';
  return {
    id: product._id,
    href: productAddress(listAddress, product._id),
    name: product.name,
    ...(isOwnPrice && nameSuffix !== undefined && { nameSuffix }),
    ...(brand !== undefined && { brand }),
    ...(traits !== '' && { traits }),
    ...(picture !== undefined && { picture }),
    price: family ? familyPrice(family, declaration) : listPrice(product.conditions, declaration),
    ...(family !== undefined && { further: othersIn(family, isOwnPrice) }),
    ...(hasNothingToChoose(product) && { isReady: true }),
    ...(isOwnPrice && settings.reviews !== undefined && rating !== undefined && { rating }),
    ...(energy !== undefined && { energy }),
    ...(container !== undefined && { container }),
    stockStatus: product.stockStatus,
    stockStatusText: product.stockStatusText,
  };
}

/** Whether the product is sold now, in one size and one unit. */
function hasNothingToChoose({ family, conditions, stockStatus }: ProductOfCard): boolean {
  return family === undefined && conditions.length === 1 && !conditions[0]?.soldOut && stockStatus !== 'red';
}

/**
 * Whether the price on the card is the product's own. The card of a family shows its lowest price, and must not show
 * one size with the price of another.
 */
function hasOwnPrice({ family, conditions }: ProductOfCard): boolean {
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
