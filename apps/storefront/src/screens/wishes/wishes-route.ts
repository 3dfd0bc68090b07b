import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadWishes } from './load-wishes.ts';

/** The address of the wish list (CONTRACT §9). Its code is loaded apart from the list's: see docs/decisions/005. */
export const wishesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wishes/$',
  loader: ({ context }) => loadWishes(context.shop),
  component: lazyScreen(() => import('./wishes-screen.tsx'), 'WishesScreen'),
});
