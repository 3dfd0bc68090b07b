import type { FastifyInstance } from 'fastify';
import { refused } from '../../http/refused.ts';
import { type BodyHandlers, registerCalls } from '../../http/register-calls.ts';
import type { CatalogueService } from './catalogue.service.ts';

type CatalogueCall =
  | 'categories'
  | 'product'
  | 'products'
  | 'cartProducts'
  | 'relatedProducts'
  | 'productAttributes'
  | 'suggestions'
  | 'alternatives';

/** The calls of this module (SPEC §7). They need the body alone, so pages are rendered with them too. */
export function catalogueCalls(catalogue: CatalogueService): BodyHandlers<CatalogueCall> {
  return {
    categories: () => catalogue.categories(),
    product: async ({ body }) => (await catalogue.product(body.id)) ?? refused(404, 'product-not-found'),
    products: async ({ body }) => {
      const list = await catalogue.products(body);
      return 'code' in list ? refused(404, list.code) : list;
    },
    cartProducts: async ({ body }) => ({ products: await catalogue.named(body.ids) }),
    relatedProducts: async ({ body }) => {
      const products = await catalogue.related(body.id);
      return products === null ? refused(404, 'product-not-found') : { products };
    },
    productAttributes: ({ body }) => {
      const groups = catalogue.attributes(body.categoryId, body.searchText);
      return 'code' in groups ? refused(404, groups.code) : groups;
    },
    suggestions: async ({ body }) => {
      const suggestions = await catalogue.suggestions(body);
      return 'code' in suggestions ? refused(404, suggestions.code) : suggestions;
    },
    alternatives: async ({ body }) => {
      const alternatives = await catalogue.alternatives(body);
      return 'code' in alternatives ? refused(404, alternatives.code) : alternatives;
    },
  };
}

/** The calls of the catalogue. */
export function catalogueRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
  registerCalls(app, catalogueCalls(catalogue));
}
