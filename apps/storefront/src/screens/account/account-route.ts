import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { MissingPage } from '../../page/missing-page.tsx';
import { rootRoute } from '../../shell/root-route.ts';
import { loadAccount } from './account-data.ts';

/** The addresses below `/konto` (CONTRACT §9). Its code is loaded apart from the list's: see docs/decisions/005. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$',
  loader: ({ context }) => loadAccount(context.shop),
  component: lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
  notFoundComponent: MissingPage,
});
