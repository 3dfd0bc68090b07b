import type { Product } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { notFound } from '@tanstack/react-router';
import { isNothingThere } from '../../call-failure.ts';
import { type Address, productAddress } from '../../shop/address.ts';
import { type CatalogueNavigation, catalogueNavigation, trailAt } from '../../shop/catalogue-navigation.ts';
import { type PictureRatio, pictureRatio } from '../../shop/picture-ratio.ts';
import type { PriceDeclaration } from '../../shop/shown-price.ts';
import type { Shop } from '../../shop-context.ts';

/** A product as seen from a category. */
export interface ProductData {
  readonly navigation: CatalogueNavigation;
  /** The categories from the root down to the current one. */
  readonly breadcrumb: readonly { readonly name: string; readonly href: string }[];
  readonly product: Product;
  /** The product's address in its own category, whichever it was reached through. */
  readonly canonical: string;
  readonly priceDeclaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
}

/** Loads a product. Critical: the product, and the category it is looked at from; where either is not there, neither is the page. */
export async function loadProduct(shop: Shop, address: Address): Promise<ProductData> {
  if (address.kind !== 'product') throw notFound();
  const trail = await trailAt(shop.configuration, address.categoryPath);
  const current = trail.at(-1) ?? trail[0];
  const [product, attributes, settings] = await Promise.all([
    findProduct(shop, address.productId),
    shop.attributes({ categoryId: current._id }),
    shop.configuration.uiSettings(),
  ]);
  const home = product.categoryPath.length > 0 ? product.categoryPath : trail;
  return {
    navigation: catalogueNavigation(trail, attributes),
    breadcrumb: trail.map(({ name }, i) => ({ name, href: categoryPath(trail.slice(0, i + 1)) })),
    product,
    canonical: productAddress(categoryPath(home), product._id),
    priceDeclaration: settings.priceDeclaration,
    pictureRatio: pictureRatio(settings.productCardHeight),
  };
}

async function findProduct({ call }: Shop, id: string): Promise<Product> {
  try {
    return await call('product', { id });
  } catch (failure) {
    throw isNothingThere(failure) ? notFound() : failure;
  }
}
