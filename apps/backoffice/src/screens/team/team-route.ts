import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamQuery } from '../../records/team-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { teamTexts } from '../../texts/team.de.ts';

/** The operators: `/admin/team`. */
export const teamRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/team',
  staticData: { room: { title: teamTexts.title, right: 'operators.manage', place: 'below', icon: 'team', key: 't' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(teamQuery),
  component: lazyRouteComponent(() => import('./team-screen.tsx'), 'TeamScreen'),
});
