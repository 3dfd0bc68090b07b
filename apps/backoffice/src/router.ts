import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.ts';

/** The router of the back office. Query parameters are plain texts: `?wort=hammer`. */
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
    // Pointing at a link or focusing it loads its data before the click.
    defaultPreload: 'intent',
    // The query cache decides how long loaded data is used.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>;
  }
}
