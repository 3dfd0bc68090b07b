import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const contentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content/$',
  component: lazyRouteComponent(() => import('./text-screen.tsx'), 'TextScreen'),
});
