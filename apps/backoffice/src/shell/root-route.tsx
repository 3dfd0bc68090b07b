import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Around every page, also of those who are not signed in. */
export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  ),
  errorComponent: ErrorScreen,
  notFoundComponent: MissingScreen,
});
