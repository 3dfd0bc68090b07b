import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamQuery } from '../../../records/team-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { roleTexts } from '../../../texts/team.de.ts';

/** All roles: `/admin/team/rollen`. */
export const rolesRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/team/rollen',
  staticData: { room: { title: roleTexts.title, right: 'operators.manage', icon: 'team' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(teamQuery),
  component: lazyRouteComponent(() => import('./roles-screen.tsx'), 'RolesScreen'),
});
