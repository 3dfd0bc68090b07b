import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/start/$',
  component: lazyRouteComponent(() => import('./text-screen.tsx'), 'TextScreen'),
});
