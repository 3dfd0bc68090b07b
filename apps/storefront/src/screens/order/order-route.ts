import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadOrderForm } from './order-data.ts';

/** The address `…/P/cart/order` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$',
  loader: ({ context }) => loadOrderForm(context.shop),
  component: lazyScreen(() => import('./order-screen.tsx'), 'OrderScreen'),
});
