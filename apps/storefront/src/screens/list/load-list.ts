import type {
  Alternatives,
  Answer,
  Body,
  Category,
  Product,
  SuggestedCategory,
  Suggestions,
  UiSettings,
} from '@kontor/contract';
import { categoryPath, customPageTemplate } from '@kontor/domain';
import { redirect } from '@tanstack/react-router';
import {
  asksNothing,
  type Conditions,
  choicesIn,
  filterAsked,
  inOtherCategory,
  queryOf,
  stayingList,
} from '../../catalogue/browsing-conditions.ts';
import { type CatalogueNavigation, catalogueNavigation, listTrail } from '../../catalogue/catalogue-navigation.ts';
import { type CategoryLink, tilesOf } from '../../catalogue/category-tile.ts';
import { type Paging, pagingOf } from '../../catalogue/paging.ts';
import { pictureRatio } from '../../catalogue/picture-ratio.ts';
import { productCard } from '../../catalogue/product-card.ts';
import { orderByOf } from '../../catalogue/sort-order.ts';
import type { Shop } from '../../context/shop-context.ts';
import { frontPageCode } from './front-page/late-front-page.ts';
import { nothingFoundCode } from './late-nothing-found.ts';
import type { ListData, NothingContent, ProductsContent } from './list-data.ts';
import { placeOfNearest } from './search-reading.ts';
import { tablesCode } from './table/late-tables.ts';
import { mostMembers } from './table/most-members.ts';

/**
 * Loads the list of a category. Products and categories are critical: without them the whole page fails. Without its
 * custom page the category shows its list. Suggestions on an empty list, the category's texts and the order that the
 * filters have without conditions are left out if they cannot be loaded.
 */
export async function loadList(shop: Shop, path: string, asked: Conditions): Promise<ListData> {
  const trail = await listTrail(shop, path, queryOf(asked));
  const conditions = trail.length === 1 ? stayingList(asked) : { ...asked, asList: false };
  const category = trail.at(-1) ?? trail[0];
  const frame = {
    breadcrumb: trail.slice(0, -1).map(({ name }, i) => ({ name, href: categoryPath(trail.slice(0, i + 1)) })),
    isRoot: trail.length === 1,
    namedPage: null,
    said: null,
    tiles: [],
  };
  const inPlace = await inPlaceOfList(shop, trail, conditions);
  if (inPlace !== null) return { ...frame, navigation: catalogueNavigation(trail, [], conditions), content: inPlace };

  const { searchText, page, size } = conditions;
  const sought = soughtIn(trail, conditions);
  const isNarrow = searchText !== '' || choicesIn(conditions) > 0;
  const [attributes, withoutFilter, about, list, settings] = await Promise.all([
    shop.attributes(sought),
    choicesIn(conditions) === 0 ? null : shop.countsWithoutFilter(sought).catch(() => null),
    isNarrow || page > 1 ? null : shop.call('category', { id: category._id }).catch(() => null),
    findProducts(shop, sought, conditions),
    shop.configuration.uiSettings(),
  ]);
  const listAddress = categoryPath(trail);
  const { children = [], ...texts } = about ?? {};
  const said = about && texts;
  const tiles = tilesOf(trail, children);
  const paging = pagingOf(list.count, page, size);
  // The page number is too high: the link is old, or the list has become shorter.
  if (paging.page !== page) throw redirect({ href: listAddress + queryOf({ ...conditions, page: paging.page }) });
  const navigation = catalogueNavigation(trail, attributes, conditions, list, withoutFilter ?? list);
  const namedPage = list.namedPage ?? null;
  if (list.count === 0) {
    const [{ suggested, content }] = await Promise.all([
      nothingFound(shop, trail, conditions),
      nothingFoundCode(listAddress + queryOf(conditions)),
    ]);
    return { ...frame, navigation, namedPage: namedPage ?? suggested.pages?.[0] ?? null, said, tiles, content };
  }
  const content = productsFound(list, { paging, listAddress, settings });
  const tables = await tablesOf(list.products, content, navigation);
  return { ...frame, navigation, namedPage, said, tiles, content: { ...content, ...tables } };
}

/** One page of the products that were sought. */
function findProducts(shop: Shop, sought: ReturnType<typeof soughtIn>, conditions: Conditions) {
  const { sort, page, size, isTable } = conditions;
  return shop.call('products', {
    ...sought,
    ...filterAsked(conditions),
    ...(isTable && { members: mostMembers }),
    limit: size,
    offset: (page - 1) * size,
    orderBy: [...orderByOf[sort]],
  });
}

/** The products of a list as tables, if these are asked for. Their code is loaded with them. */
async function tablesOf(
  products: readonly Product[],
  content: ProductsContent,
  { listAddress, conditions }: CatalogueNavigation,
): Promise<Pick<ProductsContent, 'tables'>> {
  if (!conditions.isTable) return {};
  const listTables = await tablesCode(listAddress + queryOf(conditions));
  const border = placeOfNearest(content, conditions);
  return { tables: listTables(products, { listAddress, declaration: content.priceDeclaration, border }) };
}

/** The category and the search text, without filters. */
function soughtIn(trail: readonly [Category, ...Category[]], { searchText }: Conditions) {
  const category = trail.at(-1) ?? trail[0];
  return { categoryId: category._id, ...(searchText !== '' && { searchText }) };
}

/** What an empty list offers instead of products. */
async function nothingFound(shop: Shop, trail: readonly [Category, ...Category[]], conditions: Conditions) {
  const sought = soughtIn(trail, conditions);
  const [alternatives, above, suggested] = await Promise.all([
    alternativesTo(shop, { ...sought, ...filterAsked(conditions) }),
    foundAbove(shop, trail, conditions),
    suggestedFor(shop, sought),
  ]);
  const categories = suggested.categories.map(categoryLink);
  return { suggested, content: { kind: 'nothing', alternatives, above, categories } as const };
}

function productsFound(
  list: Answer<'products'>,
  shown: { readonly paging: Paging; readonly listAddress: string; readonly settings: UiSettings },
) {
  const { paging, listAddress, settings } = shown;
  const { priceDeclaration } = settings;
  return {
    kind: 'products',
    cards: list.products.map((product) => productCard(product, listAddress, settings)),
    hasTables: 2 * list.products.filter(({ family }) => family !== undefined).length >= list.products.length,
    count: list.count,
    paging,
    priceDeclaration,
    pictureRatio: pictureRatio(settings.productCardHeight),
    reading: list.searchReading ?? null,
    namedCategory: list.namedCategory === undefined ? null : categoryLink(list.namedCategory),
  } as const;
}

async function alternativesTo(shop: Shop, sought: Body<'alternatives'>): Promise<Alternatives | null> {
  if (sought.searchText === undefined && !isNarrowed(sought)) return null;
  return shop.call('alternatives', sought).catch(() => null);
}

/** Whether the list is narrowed by any filter. */
function isNarrowed({ filter = [], ranges, price, availability, reduced }: Body<'alternatives'>): boolean {
  return (
    filter.length > 0 || ranges !== undefined || price !== undefined || availability !== undefined || reduced === true
  );
}

/** Categories and pages whose names begin with the search text, since the visitor may still be typing. */
async function suggestedFor(
  shop: Shop,
  sought: Body<'suggestions'>,
): Promise<Pick<Suggestions, 'categories' | 'pages'>> {
  if (sought.searchText === undefined) return { categories: [] };
  return shop.call('suggestions', sought).catch(() => ({ categories: [] }));
}

function categoryLink({ name, path }: SuggestedCategory): CategoryLink {
  return { name, href: categoryPath(path) };
}

/**
 * The number of hits in the parent category. The visitor may have come from there, since going to a sibling keeps the
 * search (SPEC §4). The whole shop is already among the alternatives.
 */
async function foundAbove(
  shop: Shop,
  trail: readonly Category[],
  conditions: Conditions,
): Promise<NothingContent['above']> {
  const above = trail.slice(0, -1);
  const parent = above.at(-1);
  if (parent === undefined || above.length < 2 || conditions.searchText === '') return null;
  const sought = { categoryId: parent._id, searchText: conditions.searchText };
  const found = await shop.call('alternatives', sought).catch(() => null);
  if (found === null) return null;
  const href = categoryPath(above) + queryOf(inOtherCategory(conditions));
  return { name: parent.name, href, count: found.withoutFilter };
}

/** What stands in the place of a list while nothing is asked for: the category's own page, or the start page. */
async function inPlaceOfList(shop: Shop, trail: readonly [Category, ...Category[]], conditions: Conditions) {
  const category = trail.at(-1) ?? trail[0];
  const html = await customPage(shop, category, conditions);
  if (html !== null) return { kind: 'custom', html } as const;
  if (trail.length > 1 || !asksNothing(conditions)) return null;
  const loadFrontPage = await frontPageCode(categoryPath(trail) + queryOf(conditions));
  return loadFrontPage(shop, category);
}

/** The template that replaces the list while nothing is searched for (SPEC §2). */
async function customPage(shop: Shop, category: Category, { searchText }: Conditions): Promise<string | null> {
  const template = searchText === '' ? customPageTemplate(category.customPage) : null;
  return template === null ? null : shop.configuration.template(template);
}
