import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/missing/$',
  component: lazyRouteComponent(() => import('./text-screen.tsx'), 'TextScreen'),
});
