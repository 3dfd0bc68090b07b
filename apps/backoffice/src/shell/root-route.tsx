import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** The frame of every page, also for visitors who are not signed in. */
export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  ),
  // For failures before the frame exists, such as a lost network.
  errorComponent: ({ error }) => (
    <main id="content" className="content" tabIndex={-1} aria-busy={false}>
      <ErrorScreen error={error} />
    </main>
  ),
});
