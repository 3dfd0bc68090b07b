import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.tsx';

/**
 * Every component in all its states: `/admin/kit`. It needs no session. A function, so that a build that leaves the
 * page out has nothing of it.
 */
export function kitRoute() {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: '/kit',
    component: lazyRouteComponent(() => import('./kit-screen.tsx'), 'KitScreen'),
  });
}
