import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../shell/root-route.ts';
import { CatalogueLayout } from './catalogue-layout.tsx';

/** The frame that lists and products share: it stays while one goes from one to the other, and the search box keeps its focus. */
export const catalogueRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'catalogue',
  component: CatalogueLayout,
});
