import type { BrowsingConditions, ProductList } from '@kontor/contract';
import type { CatalogueIndex, CategoryNotFound } from '@kontor/search';
import { ReadyBody } from '../../http/ready-body.ts';
import { browsingQuery, wireBounds } from './browsing-query.ts';
import type { CatalogueValues } from './catalogue-values.ts';
import { withoutEmptySale } from './empty-sale.ts';
import { rangesInOrder } from './filter-groups.ts';
import { cardJson, cardProduct, type FoundCards } from './product-cards.ts';
import type { ListAnswer } from './ready-lists.ts';
import { tellingPrice, withSaidPrice } from './said-price.ts';
import { readingToTell } from './search-reading.ts';
import type { ShownProducts } from './shown-products.ts';

/** The dependencies of a list. */
export interface ListSources {
  readonly index: CatalogueIndex;
  readonly values: CatalogueValues;
  readonly shown: ShownProducts;
}

/** A page of a list, before it is written as an answer. */
export interface FoundList extends FoundCards {
  /** All other fields of the answer. */
  readonly beside: Omit<ProductList, 'products'>;
}

const defaultLimit = 50;

/** Finds a page of a list. The caller refuses hidden categories. */
export async function listOf(
  sources: ListSources,
  { limit = defaultLimit, offset = 0, members, ...asked }: BrowsingConditions,
  customerGroup: string | null,
): Promise<FoundList | CategoryNotFound> {
  const { index, values, shown } = sources;
  const { conditions, said } = withSaidPrice(asked);
  if (customerGroup !== null) await index.prepareFor(customerGroup);
  const found = index.products(browsingQuery({ ...conditions, limit, offset }, customerGroup));
  if ('code' in found) return found;
  const { productIds, count, attributeCounts, bounds, availabilityCounts, reading, membersFound } = found;
  const [read, named, definitions] = await Promise.all([
    shown.foundCards(productIds, customerGroup, { membersFound, members }),
    namedBy(sources, conditions, customerGroup),
    values.attributes.get(),
  ]);
  return {
    ...read,
    beside: {
      ...{ count, attributeCounts, bounds: rangesInOrder(wireBounds(bounds), definitions), availabilityCounts },
      reducedCount: found.reducedCount,
      ...tellingPrice(
        readingToTell(reading, () => read.cards.map(({ record }) => record.product)),
        count,
        said,
      ),
      ...named,
    },
  };
}

/** Another category, and a page of the shop, with the searched name. */
async function namedBy(
  sources: ListSources,
  { categoryId, searchText = '' }: BrowsingConditions,
  customerGroup: string | null,
): Promise<Pick<ProductList, 'namedCategory' | 'namedPage'>> {
  const [finder, pages] = await Promise.all([sources.values.finder.get(), sources.values.pages.get()]);
  const category = finder.named(searchText);
  const page = pages.named(searchText);
  const [namedPage] = page === null ? [] : await withoutEmptySale(sources, [page], customerGroup);
  return {
    ...(category !== null && category._id !== categoryId && { namedCategory: category }),
    ...(namedPage && { namedPage }),
  };
}

/** A list as an object. */
export function shownList({ cards, beside }: FoundList): ProductList {
  return { products: cards.map(cardProduct), ...beside };
}

/** A list as sent. Its records are JSON already. */
export function sentList({ cards, areSettled, beside }: FoundList): ListAnswer {
  const products = cards.map(cardJson).join(',');
  const json = `{"products":[${products}],${JSON.stringify(beside).slice(1)}`;
  return { body: new ReadyBody(Buffer.from(json)), isSettled: areSettled };
}
