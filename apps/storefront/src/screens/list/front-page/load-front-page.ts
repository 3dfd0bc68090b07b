import type { Category, PictureRatio, ShownFrontPageBlock, UiSettings } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { defaultConditions, queryOf } from '../../../catalogue/browsing-conditions.ts';
import { type CategoryTile, tilesOf } from '../../../catalogue/category-tile.ts';
import { pictureRatio } from '../../../catalogue/picture-ratio.ts';
import { type ProductCard, productCard } from '../../../catalogue/product-card.ts';
import type { Shop } from '../../../context/shop-context.ts';
import type { PriceDeclaration } from '../../../format/shown-price.ts';

/** The start page in the place of the list of the whole shop. */
export interface FrontContent {
  readonly kind: 'front';
  readonly blocks: readonly FrontBlock[];
  /** The list of the whole shop, and the number of its hits. */
  readonly everything: { readonly href: string; readonly count: number };
  /** The name of the shop, which is the headline where the operator gives none. */
  readonly shopTitle: string;
  readonly priceDeclaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
  /** What the operator wants search engines to read instead of the blocks. */
  readonly metaTitle?: string | undefined;
  readonly metaDescription?: string | undefined;
}

/** A block as it is shown; products as the cards of a list. */
export interface FrontBlock extends Omit<ShownFrontPageBlock, 'products' | 'tiles' | 'count'> {
  readonly cards?: readonly ProductCard[];
  readonly tiles?: readonly CategoryTile[];
  /** The list of which the block shows the beginning. */
  readonly more?: { readonly href: string; readonly count: number };
}

/** Loads the start page. Null if there is none: then the list stands in its place. */
export async function loadFrontPage(shop: Shop, root: Category): Promise<FrontContent | null> {
  const [{ blocks, count, metaTitle, metaDescription }, settings, shopTitle] = await Promise.all([
    shop.call('frontPage', {}),
    shop.configuration.uiSettings(),
    shop.configuration.title(),
  ]);
  if (blocks.length === 0) return null;
  const listAddress = categoryPath([root]);
  return {
    kind: 'front',
    blocks: blocks.map((block) => frontBlock(block, root, settings)),
    everything: { href: listAddress + queryOf({ ...defaultConditions, asList: true }), count },
    shopTitle,
    priceDeclaration: settings.priceDeclaration,
    pictureRatio: pictureRatio(settings.productCardHeight),
    ...{ metaTitle, metaDescription },
  };
}

function frontBlock(
  { products, tiles, count, ...said }: ShownFrontPageBlock,
  root: Category,
  settings: UiSettings,
): FrontBlock {
  const listAddress = categoryPath([root]);
  const cards = products?.map((product) => productCard(product, listAddress, settings));
  const isCut = count !== undefined && cards !== undefined && count > cards.length;
  return {
    ...said,
    ...(cards !== undefined && { cards }),
    ...(tiles !== undefined && { tiles: tilesOf([root], tiles) }),
    ...(isCut && { more: { href: listAddress + queryOf({ ...defaultConditions, reduced: true }), count } }),
  };
}
