import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.tsx';

/**
 * Every component in all its states: `/admin/kit`. It needs no session. It is a function, so that a build without the
 * page contains nothing of it.
 */
export function kitRoute() {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: '/kit',
    component: lazyRouteComponent(() => import('./kit-screen.tsx'), 'KitScreen'),
  });
}
