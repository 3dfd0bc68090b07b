import { createRouter } from '@tanstack/react-router';
import type { Shop } from './context/shop-context.ts';
import { parseAddress } from './page/address.ts';
import type { Query } from './page/query.ts';
import { routeTree } from './routes.ts';
import { ErrorScreen } from './shell/error-screen.tsx';

const oneMinute = 60_000;

/**
 * Replacements for $, which the router would take for a parameter, and for * itself, so that every address stays
 * distinct.
 */
const [dollar, star] = ['*24', '*2A'];

/**
 * The router of one page request or one visit. Internally, an address starts with the kind of its screen
 * (`/product/shop/werkzeug/P/17`), which the routes match. The rewrite adds and strips that segment, so that the
 * grammar of SPEC §2 stays in one place (page/address.ts). `mark`: the nonce for the router's own scripts and styles
 * (own-elements.ts).
 */
export function createShopRouter(shop: Shop, mark?: string) {
  return createRouter({
    ...(mark !== undefined && { ssr: { nonce: mark } }),
    routeTree,
    context: { shop },
    rewrite: {
      input: ({ url }) => {
        const path = url.pathname.replaceAll('*', star).replace(/\$|%24/g, dollar);
        url.pathname = `/${parseAddress(url.pathname).kind}${path}`;
        return url;
      },
      output: ({ url }) => {
        const path = url.pathname.replace(/^\/[a-z]+/, '');
        url.pathname = path.replaceAll(dollar, '%24').replaceAll(star, '*') || '/';
        return url;
      },
    },
    // Queries stay raw: catalogue/browsing-conditions.ts parses them.
    parseSearch: (query): Query => (query === '' || query === '?' ? {} : { query }),
    stringifySearch: ({ query }: Query) => query ?? '',
    scrollRestoration: true,
    // Replaces only the screen that failed; the frame stays.
    defaultErrorComponent: ErrorScreen,
    defaultStaleTime: oneMinute,
    defaultPreloadStaleTime: oneMinute,
    defaultStructuralSharing: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }
}
