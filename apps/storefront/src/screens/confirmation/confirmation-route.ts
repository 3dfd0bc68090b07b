import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';

/** The address `…/P/cart/confirmation` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirmation/$',
  component: lazyScreen(() => import('./confirmation-screen.tsx'), 'ConfirmationScreen'),
});
