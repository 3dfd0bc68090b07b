import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.ts';

/** The router of the back office. Queries of addresses are plain texts: `?wort=hammer`. */
export function createOfficeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/admin',
    context: { queries },
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => {
      const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, `${value}`])).toString();
      return query === '' ? '' : `?${query}`;
    },
    // Who points at a link or moves the focus to it has its data before the click.
    defaultPreload: 'intent',
    // What was loaded is kept by the queries.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>;
  }
}
