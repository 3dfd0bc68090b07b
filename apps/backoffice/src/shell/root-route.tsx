import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Around every page, also of those who are not signed in. */
export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  ),
  // Before there is a frame around it, as without a network.
  errorComponent: ({ error }) => (
    <main id="content" className="content" tabIndex={-1} aria-busy={false}>
      <ErrorScreen error={error} />
    </main>
  ),
});
