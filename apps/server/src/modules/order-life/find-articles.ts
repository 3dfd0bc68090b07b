import type { Product } from '@kontor/contract';
import type { ArticleSearch, FoundArticles } from '@kontor/contract/office';
import { type Refused, refused } from '../../http/refused.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import type { ArticleFinder, LifeSources } from './types.ts';

/** The most products that a search finds, a family counting once. */
const mostFound = 20;
/** The most sizes of a family, and the most conditions in an answer. */
const mostSizes = 40;
const most = 200;

/**
 * Articles by name or number, at the prices of the customer of an order, or at everybody's without one. The search is
 * that of the shop, so it finds what is for sale.
 */
export async function findArticles(
  { database, catalogue }: LifeSources,
  { number, text }: ArticleSearch,
): Promise<FoundArticles | Refused> {
  const record = number === undefined ? null : await recordOfNumber(database.read, number);
  if (number !== undefined && record === null) return refused(404, 'order-not-found');
  return articlesFor({ database, catalogue }, record?.order.customerGroup ?? null, text);
}

/** Articles by name, number or GTIN, of a family all sizes, at the prices of a customer group; null: everybody's. */
export async function articlesFor(
  { database, catalogue }: Pick<LifeSources, 'database' | 'catalogue'>,
  group: string | null,
  text: string,
): Promise<FoundArticles> {
  if (text.trim() === '') return { articles: [] };
  const categoryId = (await catalogue.categories())._id;
  const found = await catalogue.products({ categoryId, searchText: text, limit: mostFound, offset: 0 }, group);
  if ('code' in found) return { articles: [] };
  const products = await withMembers(catalogue, found.products, group);
  const ids = products.flatMap(({ conditions }) => conditions.map(({ _id }) => _id)).slice(0, most);
  const forSale = await catalogue.forSale(database.read, ids, await catalogue.pricesOf(group));
  return {
    articles: products
      .flatMap((product) => product.conditions.map((condition) => ({ product, condition })))
      .flatMap(({ product, condition }) => {
        const sold = forSale.get(condition._id);
        if (sold === undefined) return [];
        const { unit, priceQuantity, stock, pool, amounts } = sold;
        const name = [product.name, product.nameSuffix].filter(Boolean).join(' ');
        return {
          ...{ productId: product._id, conditionId: condition._id, name, articleNumber: sold.articleNumber, unit },
          ...{ price: condition.price, priceQuantity, stock: pool ? pool.stock : stock },
          ...{ minAmount: amounts.min, amountStep: amounts.step },
        };
      }),
  };
}

/** The products, and behind one of a family its other members in their order. */
async function withMembers(
  catalogue: ArticleFinder,
  products: readonly Product[],
  group: string | null,
): Promise<Product[]> {
  const lists = await Promise.all(
    products.map(async (product) => {
      if (product.family === undefined) return [product];
      const members = (await catalogue.product(product._id, group))?.family?.members ?? [];
      return members.length === 0
        ? [product]
        : catalogue.named(
            [product._id, ...members.map(({ _id }) => _id).filter((id) => id !== product._id)].slice(0, mostSizes),
            group,
          );
    }),
  );
  return [...new Map(lists.flat().map((product) => [product._id, product])).values()];
}
