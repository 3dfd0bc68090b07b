import { createRoute, notFound } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { MissingPage } from '../../shop/missing-page.tsx';

/** Addresses of the shop's grammar that nothing can be at. */
export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/missing/$',
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingPage,
});
