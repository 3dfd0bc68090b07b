import type { PictureRatio, UiSettings } from '@kontor/contract';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import type { CardSettings } from '../../catalogue/product-card.ts';
import type { Shop } from '../../context/shop-context.ts';

/** What the wish list needs of the configuration. Its products are loaded by the browser, which alone knows them. */
export interface WishesData {
  readonly settings: CardSettings;
  readonly pictureRatio: PictureRatio;
  /** Whether anybody can have an account, where the list would be found on all devices. */
  readonly hasLogin: boolean;
}

/** All of it is critical. */
export async function loadWishes({ configuration }: Shop): Promise<WishesData> {
  const { priceDeclaration, brandAttribute, productCardHeight, userLogin, partnerLogin }: UiSettings =
    await configuration.uiSettings();
  return {
    settings: { priceDeclaration, ...(brandAttribute !== undefined && { brandAttribute }) },
    pictureRatio: pictureRatio(productCardHeight),
    hasLogin: userLogin || partnerLogin,
  };
}
