import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.tsx';

/** Every component in all its states: `/admin/kit`, in development and in tests alone. It makes no call. */
export const kitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kit',
  component: lazyRouteComponent(() => import('./kit-screen.tsx'), 'KitScreen'),
});
