import { createRoute } from '@tanstack/react-router';
import { CatalogueLayout } from '../catalogue/layout/catalogue-layout.tsx';
import { rootRoute } from './root-route.ts';

/**
 * The frame shared by lists, products and texts. It stays mounted between them, so that the search box keeps its focus.
 */
export const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'catalogue',
  component: CatalogueLayout,
});
