import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadCart } from './cart-data.ts';

/** The address `…/P/cart` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart/$',
  loader: ({ context }) => loadCart(context.shop),
  component: lazyScreen(() => import('./cart-screen.tsx'), 'CartScreen'),
});
