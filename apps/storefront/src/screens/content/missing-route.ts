import { createRoute, notFound } from '@tanstack/react-router';
import { MissingPage } from '../../page/missing-page.tsx';
import { rootRoute } from '../../shell/root-route.ts';

/** Addresses of the shop's grammar that nothing can be at. */
export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/missing/$',
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingPage,
});
