import type { FastifyInstance } from 'fastify';
import { refused } from '../../http/refused.ts';
import { registerCall } from '../../http/register-call.ts';
import { type BodyHandlers, registerBodyCalls } from '../../http/register-calls.ts';
import type { Viewer } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { CatalogueService } from './catalogue.service.ts';

type CatalogueCall =
  | 'categories'
  | 'category'
  | 'product'
  | 'products'
  | 'cartProducts'
  | 'goneProduct'
  | 'references'
  | 'relatedProducts'
  | 'productAttributes'
  | 'suggestions'
  | 'alternatives';

/**
 * The calls of this module (SPEC §7). They need only body and viewer, so pages are rendered with the same functions.
 */
export function catalogueCalls(catalogue: CatalogueService): BodyHandlers<CatalogueCall> {
  return {
    categories: () => catalogue.categories(),
    category: async ({ body }) => (await catalogue.category(body.id)) ?? refused(404, 'category-not-found'),
    product: async ({ body, viewer }) =>
      (await catalogue.product(body.id, groupOf(viewer))) ?? refused(404, 'product-not-found'),
    products: async ({ body, viewer }) => {
      const list = await catalogue.products(body, groupOf(viewer));
      return 'code' in list ? refused(404, list.code) : list;
    },
    cartProducts: async ({ body, viewer }) => ({ products: await catalogue.named(body.ids, groupOf(viewer)) }),
    goneProduct: async ({ body, viewer }) =>
      (await catalogue.gone(body.id, groupOf(viewer))) ?? refused(404, 'product-not-found'),
    references: async ({ body, viewer }) => {
      const references = await catalogue.references(body.id, groupOf(viewer));
      return references === null ? refused(404, 'product-not-found') : { references };
    },
    relatedProducts: async ({ body, viewer }) => {
      const products = await catalogue.related(body.id, groupOf(viewer));
      return products === null ? refused(404, 'product-not-found') : { products };
    },
    productAttributes: async ({ body }) => {
      const groups = await catalogue.attributes(body.categoryId, body.searchText);
      return 'code' in groups ? refused(404, groups.code) : groups;
    },
    suggestions: async ({ body, viewer }) => {
      const suggestions = await catalogue.suggestions(body, groupOf(viewer));
      return 'code' in suggestions ? refused(404, suggestions.code) : suggestions;
    },
    alternatives: async ({ body, viewer }) => {
      const alternatives = await catalogue.alternatives(body, groupOf(viewer));
      return 'code' in alternatives ? refused(404, alternatives.code) : alternatives;
    },
  };
}

function groupOf(viewer: Viewer | null): string | null {
  return viewer?.customerGroup ?? null;
}

/** The calls of the catalogue. */
export function catalogueRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
  const { products: _, ...calls } = catalogueCalls(catalogue);
  registerBodyCalls(app, calls);
  registerCall(
    app,
    'products',
    async ({ body, viewer }) => {
      const list = await catalogue.productsJson(body, groupOf(viewer));
      return 'code' in list ? refused(404, list.code) : list;
    },
    visitorOf,
  );
}
