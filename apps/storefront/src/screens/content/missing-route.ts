import { createRoute, notFound } from '@tanstack/react-router';
import { MissingPage } from '../../page/missing-page.tsx';
import { rootRoute } from '../../shell/root-route.ts';

/** Addresses that follow the shop's grammar but can never exist. */
export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/missing/$',
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingPage,
});
