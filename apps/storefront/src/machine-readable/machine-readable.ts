import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { pictureAddress } from '../catalogue/picture-address.ts';
import type { HeadOfPage } from '../context/head-of-page.ts';
import { listPrice } from '../format/shown-price.ts';
import type { ListData } from '../screens/list/list-data.ts';
import type { ProductData } from '../screens/product/load-product.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { dataMarkup, sharingMarkup } from './head-markup.ts';
import {
  breadcrumbData,
  decimal,
  productCrumbs,
  productData,
  type StructuredData,
  websiteData,
} from './structured-data.ts';

/** The data of a rendered page from which its description for programs is made. */
export interface DescribedPage {
  /** The data of the frame; missing if the frame failed. */
  readonly shell: ShellData | undefined;
  readonly head: HeadOfPage;
  readonly list: ListData | undefined;
  readonly product: ProductData | undefined;
  readonly publicUrl: string;
  /** The requested path and query. */
  readonly url: string;
}

/**
 * The part of the head for search engines and link previews. Only the server adds it, so that browsers load neither
 * this code nor the data twice. Pages without metadata (cart, not found) have none.
 */
export function machineReadable({ shell, head, list, product, publicUrl, url }: DescribedPage): string {
  if (shell === undefined || (!head.description && head.canonical === undefined)) return '';
  const picture = pictureOf(product, list);
  const price = product && listPrice(product.product.conditions, product.priceDeclaration);
  const sharing = sharingMarkup({
    type: product === undefined ? 'website' : 'product',
    title: head.title,
    description: head.description,
    url: publicUrl + (head.canonical ?? url),
    siteName: shell.title,
    image: picture && { url: publicUrl + pictureAddress(picture.content, 'lg', picture.name), alt: picture.name },
    price: price ? decimal(price.amount) : undefined,
  });
  return sharing + (head.hidden ? '' : dataMarkup(dataOf({ title: shell.title, list, product, publicUrl })));
}

function dataOf(page: Pick<DescribedPage, 'list' | 'product' | 'publicUrl'> & { title: string }): StructuredData[] {
  const { title, list, product, publicUrl } = page;
  if (product !== undefined) {
    return [productData(product, publicUrl), breadcrumbData(productCrumbs(product), publicUrl)];
  }
  if (list === undefined) return [];
  if (list.isRoot) return [websiteData(title, publicUrl)];
  const { categoryName, listAddress } = list.navigation;
  return [breadcrumbData([...list.breadcrumb, { name: categoryName, href: listAddress }], publicUrl)];
}

/** The product's first picture, or the first picture in a list. */
function pictureOf(page: ProductData | undefined, list: ListData | undefined) {
  if (page !== undefined) return page.product.files.map(({ content }) => ({ content, name: page.product.name }))[0];
  if (list?.content.kind === 'front') {
    const [picture] = list.content.blocks.flatMap(({ picture = [], alt = '' }) =>
      [picture].flat().map((content) => ({ content, name: alt })),
    );
    return picture;
  }
  if (list?.content.kind !== 'products') return undefined;
  return list.content.cards.flatMap(({ picture, name }) =>
    picture === undefined ? [] : { content: picture, name },
  )[0];
}

/** The data that the screens of a rendered page had loaded. */
export function loadedOf({ state: { matches } }: AnyRouter): Pick<DescribedPage, 'shell' | 'list' | 'product'> {
  return {
    shell: matches.find((match) => match.routeId === rootRouteId)?.loaderData,
    list: matches.find((match) => match.routeId === '/catalogue/list/$')?.loaderData,
    product: matches.find((match) => match.routeId === '/catalogue/product/$')?.loaderData,
  };
}
