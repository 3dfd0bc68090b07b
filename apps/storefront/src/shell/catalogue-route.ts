import { createRoute } from '@tanstack/react-router';
import { CatalogueLayout } from '../catalogue/layout/catalogue-layout.tsx';
import { rootRoute } from './root-route.ts';

/**
 * The frame that lists and products share: it stays while one goes from one to the other, and the search box keeps its
 * focus.
 */
export const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'catalogue',
  component: CatalogueLayout,
});
