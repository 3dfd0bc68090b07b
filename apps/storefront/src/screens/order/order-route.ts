import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

/** The address `…/P/cart/order` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$',
  component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
});
