import type { PictureRatio } from '@kontor/contract';
import {
  guaranteeNotice,
  type Product,
  type ProductReviews,
  productAddress,
  type References,
  type UiSettings,
} from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { notFound } from '@tanstack/react-router';
import { callFailureOf, isNothingThere } from '../../calls/call-failure.ts';
import { type CatalogueNavigation, catalogueNavigation, trailAt } from '../../catalogue/catalogue-navigation.ts';
import { categoryPanel } from '../../catalogue/category-panel.ts';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import { type CardSettings, type ProductCard, productCard } from '../../catalogue/product-card.ts';
import type { Shop } from '../../context/shop-context.ts';
import { formatCount } from '../../format/format-price.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import type { Address } from '../../page/address.ts';
import { movedOrMissing } from '../../page/moved-page.ts';
import { productTexts } from '../../texts/product.de.ts';
import { loadGoneProduct } from './load-gone-product.ts';
import { hasTakeBackText } from './take-back-text.ts';
import { type VariantRow, variantRows } from './variant-rows.ts';

/** A product as seen from a category. */
export interface ProductData {
  readonly navigation: CatalogueNavigation;
  /** The categories from the root down to the current one, or to the product's own. */
  readonly breadcrumb: readonly { readonly name: string; readonly href: string }[];
  readonly product: Product;
  /** The product's address in its own category, whichever it was reached through. */
  readonly canonical: string;
  readonly priceDeclaration: PriceDeclaration;
  /** The choices of its family; empty if it belongs to none. */
  readonly variants: readonly VariantRow[];
  /** What the operator's settings say beside the price: delivery, free shipping, the mailbox for questions. */
  readonly help: Pick<
    UiSettings,
    'dispatchUntil' | 'freeShipping' | 'contactEmail' | 'customerGroup' | 'businessesOnly' | 'offersStockAlerts'
  >;
  /** See DescribedProduct. */
  readonly brandAttribute?: string;
  readonly pictureRatio: PictureRatio;
  /** The products that it refers to, such as accessories, as far as the shop sells them. */
  readonly references: readonly { readonly kind: keyof References; readonly cards: readonly ProductCard[] }[];
  /** Other products of its category. */
  readonly related: readonly ProductCard[];
  /** What its buyers say of it; null: nobody does, or the shop has no reviews. */
  readonly reviews: ProductReviews | null;
  /** Whether the operator's page on returning old goods exists. Only asked for products that must be taken back. */
  readonly hasTakeBackText: boolean;
  /** The notice on the legal guarantee as HTML; null while the operator has none, and in a shop for businesses. */
  readonly guarantee: string | null;
}

/**
 * Loads a product. The product and the category in the address are critical. If the category does not exist (any more),
 * the visitor is redirected to where it moved, or to the product in its own category. If the product does not exist,
 * neither does the page. Related products that cannot be loaded are left out.
 */
export async function loadProduct(shop: Shop, address: Address): Promise<ProductData> {
  if (address.kind !== 'product') throw notFound();
  const trail = await trailAt(shop, address.categoryPath);
  if (trail === null) {
    const { categoryPath, productId } = address;
    throw await movedOrMissing(shop, productAddress(categoryPath, productId), async () =>
      homeOf(await findProduct(shop, productId)),
    );
  }
  const current = trail.at(-1) ?? trail[0];
  const [product, attributes, settings, related, guarantee] = await Promise.all([
    findProduct(shop, address.productId),
    // The filters of the whole shop are not shown beside a product.
    current === trail[0] ? [] : shop.attributes({ categoryId: current._id }),
    shop.configuration.uiSettings(),
    relatedProducts(shop, address.productId),
    shop.configuration.optionalTemplate(guaranteeNotice),
  ]);
  // A short address names no category. The breadcrumb and the panel then show the product's own category. A search
  // still covers the category of the address.
  const home = trail.length === 1 ? await trailAt(shop, categoryPath(product.categoryPath)) : null;
  const way = home ?? trail;
  return {
    navigation: { ...catalogueNavigation(trail, attributes), panel: categoryPanel(way) },
    breadcrumb: way.map(({ name }, i) => ({ name, href: categoryPath(way.slice(0, i + 1)) })),
    product,
    variants: product.family
      ? variantRows(product.family, product._id, {
          listAddress: categoryPath(trail),
          declaration: settings.priceDeclaration,
        })
      : [],
    canonical: homeOf(product) ?? productAddress(categoryPath(trail), product._id),
    priceDeclaration: settings.priceDeclaration,
    help: helpIn(settings),
    ...(settings.brandAttribute !== undefined && { brandAttribute: settings.brandAttribute }),
    pictureRatio: pictureRatio(settings.productCardHeight),
    references: product.references === undefined ? [] : await references(shop, product, settings),
    related: related.map((other) => productCard(other, categoryPath(other.categoryPath), settings)),
    reviews: product.rating && settings.reviews ? await reviewsOf(shop, product._id) : null,
    hasTakeBackText: product.takeBack !== undefined && (await hasTakeBackText(shop.configuration)),
    guarantee: settings.businessesOnly ? null : guarantee,
  };
}

function helpIn(settings: UiSettings): ProductData['help'] {
  const { dispatchUntil, freeShipping, contactEmail, customerGroup, businessesOnly, offersStockAlerts } = settings;
  return {
    ...(dispatchUntil !== undefined && { dispatchUntil }),
    ...(freeShipping !== undefined && { freeShipping }),
    ...(contactEmail !== undefined && { contactEmail }),
    ...(customerGroup !== undefined && { customerGroup }),
    ...(businessesOnly && { businessesOnly }),
    ...(offersStockAlerts && { offersStockAlerts }),
  };
}

/** The product's address in its own category; null if that category is not in the tree. */
function homeOf({ categoryPath: home, _id }: Product): string | null {
  return home.length === 0 ? null : productAddress(categoryPath(home), _id);
}

/**
 * Empty if the call failed. On the server only unexpected errors occur, and they fail the page, so that an incomplete
 * page is not cached.
 */
async function relatedProducts({ call }: Shop, id: string): Promise<readonly Product[]> {
  try {
    return (await call('relatedProducts', { id })).products;
  } catch (failure) {
    if (callFailureOf(failure) === null) throw failure;
    return [];
  }
}

/** Null if they cannot be loaded, as related products are left out. */
async function reviewsOf({ call }: Shop, id: string): Promise<ProductReviews | null> {
  try {
    return await call('productReviews', { id });
  } catch (failure) {
    if (callFailureOf(failure) === null) throw failure;
    return null;
  }
}

/**
 * The products that a product refers to, grouped by kind. Left out if they cannot be loaded, as related products are.
 */
async function references({ call }: Shop, { _id: id }: Product, settings: CardSettings) {
  try {
    const { references: found } = await call('references', { id });
    return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, some]) => ({
      kind,
      cards: some.map(({ product, amount }) => {
        const card = productCard(product, categoryPath(product.categoryPath), settings);
        return amount === undefined
          ? card
          : { ...card, name: productTexts.referenceAmount(formatCount(amount), card.name) };
      }),
    }));
  } catch (failure) {
    if (callFailureOf(failure) === null) throw failure;
    return [];
  }
}

async function findProduct(shop: Shop, id: string): Promise<Product> {
  try {
    return await shop.call('product', { id });
  } catch (failure) {
    throw isNothingThere(failure) ? notFound({ data: await loadGoneProduct(shop, id) }) : failure;
  }
}
