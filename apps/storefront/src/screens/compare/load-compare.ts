import type { PictureRatio, Product } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { isNothingThere } from '../../calls/call-failure.ts';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import { type ProductCard, productCard } from '../../catalogue/product-card.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { rootPath } from '../../page/address.ts';
import { comparedIn } from '../../page/compared-address.ts';
import { type ComparedGroup, comparedGroups } from './compared-groups.ts';

/** A product that is compared. */
export interface ComparedProduct {
  readonly card: ProductCard;
  /** How it is delivered; missing if it cannot be. */
  readonly delivery?: string | undefined;
}

/** Products beside each other. */
export interface CompareData {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly ComparedGroup[];
  /** The list of the first product, where others are found. */
  readonly listAddress: string;
  /** How many products of the address are not sold any more. */
  readonly missing: number;
  /** Whether the address names more than can be compared. */
  readonly isCut: boolean;
  readonly declaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
  /** Whether buyers review products. */
  readonly hasReviews: boolean;
}

/** The products that a query names, as they are sold now. All of it is critical, but for products that are gone. */
export async function loadCompare({ call, configuration }: Shop, query: string): Promise<CompareData> {
  const { ids, isCut } = comparedIn(query);
  const find = (id: string) =>
    call('product', { id }).catch((failure: unknown) => {
      if (isNothingThere(failure)) return null;
      throw failure;
    });
  const [settings, ...found] = await Promise.all([configuration.uiSettings(), ...ids.map(find)]);
  const products = found.filter((product) => product !== null);
  return {
    // A member of a family is compared as itself, at its own price.
    products: products.map(({ family: _, ...product }) => ({
      card: productCard(product, categoryPath(product.categoryPath), settings),
      ...deliveryOf(product),
    })),
    groups: comparedGroups(products),
    listAddress: products[0] === undefined ? rootPath : categoryPath(products[0].categoryPath),
    missing: ids.length - products.length,
    isCut,
    declaration: settings.priceDeclaration,
    pictureRatio: pictureRatio(settings.productCardHeight),
    hasReviews: settings.reviews !== undefined,
  };
}

function deliveryOf({ stockStatus, termsOfDelivery }: Product): Pick<ComparedProduct, 'delivery'> {
  return stockStatus === 'red' || termsOfDelivery === undefined ? {} : { delivery: termsOfDelivery };
}
