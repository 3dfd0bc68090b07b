import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { loadOrderForm } from './order-data.ts';

/** The address `…/P/cart/order` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$',
  loader: ({ context }) => loadOrderForm(context.shop),
  component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
});
