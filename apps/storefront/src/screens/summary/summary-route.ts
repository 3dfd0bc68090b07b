import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadSummary } from './summary-data.ts';

/** The address `…/P/cart/summary` (SPEC §2). Its code is loaded apart from the list's: see docs/decisions/005. */
export const summaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/summary/$',
  loader: ({ context }) => loadSummary(context.shop),
  component: lazyScreen(() => import('./summary-screen.tsx'), 'SummaryScreen'),
});
