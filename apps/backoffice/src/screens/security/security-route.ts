import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { securityQuery } from '../../records/security-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { securityTexts } from '../../texts/security.de.ts';
import { sessionsQuery } from './sessions-query.ts';

/** How the operator signs in, and the sessions: `/admin/sicherheit`. */
export const securityRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/sicherheit',
  staticData: {
    room: { title: securityTexts.title, right: 'signed-in', place: 'below', icon: 'security', key: 's' },
  },
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(securityQuery), queries.ensureQueryData(sessionsQuery)]),
  component: lazyRouteComponent(() => import('./security-screen.tsx'), 'SecurityScreen'),
});
