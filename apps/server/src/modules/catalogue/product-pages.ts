import type { Answer, Product } from '@kontor/contract';
import type { CatalogueIndex } from '@kontor/search';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../iso-time.ts';
import { goneProduct, idsOnSale, newestOnSale } from './catalogue.repository.ts';
import type { CatalogueValues } from './catalogue-values.ts';
import { firstWanted, type NewestWanted } from './newest-products.ts';
import { referencesIn } from './references.ts';
import { relatedCandidates, relatedOf } from './related-products.ts';
import type { ShownProducts } from './shown-products.ts';

/** The arrivals among which the newest products are looked for. Only their ids are read. */
const mostArrivals = 1000;

/** The dependencies of these answers. */
interface PageSources {
  readonly database: Pick<Database, 'read'>;
  readonly index: Pick<CatalogueIndex, 'find'>;
  readonly values: Pick<CatalogueValues, 'tree'>;
  readonly shown: ShownProducts;
  readonly clock: Clock;
}

/** The content of a product's page, at the prices of the customer group, or at everybody's. */
export interface ProductPages {
  /** One product. Null if the catalogue has no such id. */
  product(id: string, customerGroup?: string | null): Promise<Product | null>;
  /** The products with these ids, in the order of the ids. Unknown ids are left out. */
  named(ids: readonly string[], customerGroup?: string | null): Promise<Product[]>;
  /** The products on sale with these article numbers, as lists show them, in the order of the numbers. */
  numbered(articleNumbers: readonly string[], customerGroup?: string | null): Promise<Product[]>;
  /** Products on sale that count as new (domain: newSince), as lists show them, the newest first, of a family one. */
  newest(wanted: NewestWanted, customerGroup?: string | null): Promise<Product[]>;
  /** A product that was taken off sale, with other products of its category. Null for any other product. */
  gone(id: string, customerGroup?: string | null): Promise<Answer<'goneProduct'> | null>;
  /** The references of a product that are on sale, in the operator's order. Null if the product does not exist. */
  references(id: string, customerGroup?: string | null): Promise<Answer<'references'>['references'] | null>;
  /** Related products, see {@link relatedOf}. Null if the product does not exist. */
  related(id: string, customerGroup?: string | null): Promise<Product[] | null>;
}

/** Creates the answers. */
export function createProductPages({ database, index, values, shown, clock }: PageSources): ProductPages {
  /** Other products of its category to show beside a product. */
  async function othersOf(
    product: Pick<Product, '_id' | 'family' | 'references'>,
    categoryId: string,
    customerGroup: string | null,
  ): Promise<Product[]> {
    const best = index.find({ categoryId, limit: relatedCandidates(product), offset: 0 });
    return 'code' in best ? [] : relatedOf(product, await shown.foundProducts(best.productIds, customerGroup));
  }

  return {
    product: (id, customerGroup = null) => shown.productOf(id, customerGroup),
    named: (ids, customerGroup = null) => shown.productsOf([...new Set(ids)], customerGroup),
    async numbered(articleNumbers, customerGroup = null) {
      const ids = await idsOnSale(database.read, articleNumbers);
      const inOrder = new Set(articleNumbers.flatMap((number) => ids.get(number) ?? []));
      // The operator means these members, so each costs what it costs itself.
      const membersFound = new Map([...inOrder].map((id) => [id, [id]]));
      return shown.foundProducts([...inOrder], customerGroup, { membersFound });
    },
    async newest(wanted, customerGroup = null) {
      const arrivals = await newestOnSale(database.read, clock(), mostArrivals);
      return firstWanted(arrivals, wanted, (ids) => shown.foundProducts(ids, customerGroup));
    },
    async gone(id, customerGroup = null) {
      const product = await goneProduct(database.read, id);
      if (product === null) return null;
      const { name, category_id: categoryId, active, active_from: from } = product;
      const others = await othersOf({ _id: id }, categoryId, customerGroup);
      return {
        name,
        ...(active === 1 && from !== null && from > clock() && { onSaleFrom: isoTime(from) }),
        categoryPath: (await values.tree.get()).pathOf(categoryId),
        products: others,
      };
    },
    async references(id, customerGroup = null) {
      const [product] = await shown.productsOf([id], customerGroup);
      if (product === undefined) return null;
      const meant = referencesIn(product);
      const ids = await idsOnSale(
        database.read,
        meant.map(({ articleNumber }) => articleNumber),
      );
      const found = await shown.productsOf([...new Set(ids.values())], customerGroup);
      return meant.flatMap(({ kind, articleNumber, amount }) => {
        const other = found.find(({ _id }) => _id === ids.get(articleNumber));
        return other ? [{ kind, ...(amount !== undefined && { amount }), product: other }] : [];
      });
    },
    async related(id, customerGroup = null) {
      const product = await shown.productOf(id, customerGroup);
      if (product === null) return null;
      const categoryId = product.categoryPath.at(-1)?._id ?? '';
      return othersOf(product, categoryId, customerGroup);
    },
  };
}
