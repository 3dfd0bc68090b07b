import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const textRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/text/$',
  component: lazyRouteComponent(() => import('./text-screen.tsx'), 'TextScreen'),
});
