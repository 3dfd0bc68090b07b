import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$',
  component: lazyRouteComponent(() => import('./product-screen.tsx'), 'ProductScreen'),
});
