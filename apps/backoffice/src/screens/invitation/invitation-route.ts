import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { sendCall } from '../../calls/send-call.ts';
import { stateQuery } from '../../session/office-state.ts';
import { rootRoute } from '../../shell/root-route.tsx';
import { InvitationOver } from './invitation-over.tsx';

/**
 * Accepting an invitation: `/admin/einladung#<secret>`. The fragment leaves the browser only in the body of the call.
 */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/einladung',
  loaderDeps: () => ({}),
  loader: async ({ context: { queries }, location }) => {
    const token = location.hash;
    const [invitation] = await Promise.all([
      sendCall('invitation', { token: token === '' ? '-' : token }),
      queries.ensureQueryData(stateQuery),
    ]);
    return { token, invitation };
  },
  gcTime: 0,
  component: lazyRouteComponent(() => import('./invitation-screen.tsx'), 'InvitationScreen'),
  errorComponent: InvitationOver,
});
