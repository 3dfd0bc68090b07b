import { createRouter } from '@tanstack/react-router';
import type { Shop } from './context/shop-context.ts';
import { parseAddress } from './page/address.ts';
import type { Query } from './page/query.ts';
import { routeTree } from './routes.ts';
import { ErrorScreen } from './shell/error-screen.tsx';

const oneMinute = 60_000;

/**
 * Stand in for a $, which the router would take for the name of a parameter, and for a * itself, so that no address
 * means another one.
 */
const [dollar, star] = ['*24', '*2A'];

/**
 * The router of one page request or of one visit. Inside, an address starts with the kind of its screen
 * (`/product/shop/werkzeug/P/17`), which the routes match; the rewrite adds and strips that segment, so the grammar of
 * SPEC §2 stays in one place (page/address.ts). `mark`: what the router's own scripts and styles bear in a page
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
    // Queries stay as they are: their meaning is the browsing conditions' own (catalogue/browsing-conditions.ts).
    parseSearch: (query): Query => (query === '' || query === '?' ? {} : { query }),
    stringifySearch: ({ query }: Query) => query ?? '',
    scrollRestoration: true,
    // In place of the screen that failed: the frame around it stays.
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
