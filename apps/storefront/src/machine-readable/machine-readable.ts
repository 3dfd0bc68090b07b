import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { pictureAddress } from '../catalogue/picture-address.ts';
import type { HeadOfPage } from '../context/head-of-page.ts';
import { listPrice } from '../format/shown-price.ts';
import type { ListData } from '../screens/list/load-list.ts';
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

/** A page that was rendered, for whom it is described once more. */
export interface DescribedPage {
  /** Of the frame around the page; absent when that failed. */
  readonly shell: ShellData | undefined;
  readonly head: HeadOfPage;
  readonly list: ListData | undefined;
  readonly product: ProductData | undefined;
  readonly publicUrl: string;
  /** Path and query as requested. */
  readonly url: string;
}

/**
 * What the head of a page says to programs that read it once: search engines and those who show links. It is added on
 * the server alone, so browsers neither load the code nor get the data a second time. Pages that say nothing of
 * themselves (cart, not found) have none.
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

/** The product's first picture; of a list the first that it shows. */
function pictureOf(page: ProductData | undefined, list: ListData | undefined) {
  if (page !== undefined) return page.product.files.map(({ content }) => ({ content, name: page.product.name }))[0];
  if (list?.content.kind !== 'products') return undefined;
  return list.content.cards.flatMap(({ picture, name }) =>
    picture === undefined ? [] : { content: picture, name },
  )[0];
}

/** Takes from a router that has rendered what its screens had loaded. */
export function loadedOf({ state: { matches } }: AnyRouter): Pick<DescribedPage, 'shell' | 'list' | 'product'> {
  return {
    shell: matches.find((match) => match.routeId === rootRouteId)?.loaderData,
    list: matches.find((match) => match.routeId === '/catalogue/list/$')?.loaderData,
    product: matches.find((match) => match.routeId === '/catalogue/product/$')?.loaderData,
  };
}
