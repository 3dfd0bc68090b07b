import { createRoute } from '@tanstack/react-router';
import { lazyLoader, lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';

/** The address of the comparison (CONTRACT §9): its query has the products. All of its code is loaded apart. */
export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/compare/$',
  loaderDeps: ({ search }) => ({ query: search.query ?? '' }),
  loader: async ({ context, deps, location }) => {
    const { loadCompare } = await lazyLoader(() => import('./load-compare.ts'), location.publicHref);
    return loadCompare(context.shop, deps.query);
  },
  component: lazyScreen(() => import('./compare-screen.tsx'), 'CompareScreen'),
});
