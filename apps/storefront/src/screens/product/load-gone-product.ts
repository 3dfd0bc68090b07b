import type { PictureRatio } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { isNothingThere } from '../../calls/call-failure.ts';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import { type ProductCard, productCard } from '../../catalogue/product-card.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** A product that was sold and is not now, with links to others. */
export interface GoneProduct {
  readonly name: string;
  /** When it is sold again (ISO 8601); null if nobody knows. */
  readonly onSaleFrom: string | null;
  /** Its category; null if that no longer exists either. */
  readonly category: { readonly name: string; readonly href: string } | null;
  readonly others: readonly ProductCard[];
  readonly priceDeclaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
}

/** Loads the former product at an address; null if there never was one. */
export async function loadGoneProduct({ call, configuration }: Shop, id: string): Promise<GoneProduct | null> {
  try {
    const [gone, settings] = await Promise.all([call('goneProduct', { id }), configuration.uiSettings()]);
    const { name, onSaleFrom = null, categoryPath: trail, products } = gone;
    const category = trail.at(-1);
    return {
      name,
      onSaleFrom,
      category: category === undefined ? null : { name: category.name, href: categoryPath(trail) },
      others: products.map((other) => productCard(other, categoryPath(other.categoryPath), settings)),
      priceDeclaration: settings.priceDeclaration,
      pictureRatio: pictureRatio(settings.productCardHeight),
    };
  } catch (failure) {
    if (isNothingThere(failure)) return null;
    throw failure;
  }
}
