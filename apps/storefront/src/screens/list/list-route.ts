import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { ListScreen } from './list-screen.tsx';

export const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/list/$',
  component: ListScreen,
});
