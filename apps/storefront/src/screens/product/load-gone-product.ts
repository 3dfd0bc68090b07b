import type { PictureRatio } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { isNothingThere } from '../../calls/call-failure.ts';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import { type ProductCard, productCard } from '../../catalogue/product-card.ts';
import type { Shop } from '../../context/shop-context.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** A product that is not on sale any more, with the ways on. */
export interface GoneProduct {
  readonly name: string;
  /** Its category; null where that is gone too. */
  readonly category: { readonly name: string; readonly href: string } | null;
  readonly others: readonly ProductCard[];
  readonly priceDeclaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
}

/** What was at the address of a product that is not there; null where nothing ever was. */
export async function loadGoneProduct({ call, configuration }: Shop, id: string): Promise<GoneProduct | null> {
  try {
    const [gone, settings] = await Promise.all([call('goneProduct', { id }), configuration.uiSettings()]);
    const { name, categoryPath: trail, products } = gone;
    const category = trail.at(-1);
    return {
      name,
      category: category === undefined ? null : { name: category.name, href: categoryPath(trail) },
      others: products.map((other) => productCard(other, categoryPath(other.categoryPath), settings.priceDeclaration)),
      priceDeclaration: settings.priceDeclaration,
      pictureRatio: pictureRatio(settings.productCardHeight),
    };
  } catch (failure) {
    if (isNothingThere(failure)) return null;
    throw failure;
  }
}
