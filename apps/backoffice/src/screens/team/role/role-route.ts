import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { teamQuery } from '../../../records/team-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { roleTexts } from '../../../texts/team.de.ts';
import { newRole } from './new-role.ts';

/** One role: `/admin/team/rollen/<id>`, a new one: `/admin/team/rollen/neu`. */
export const roleRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/team/rollen/$id',
  staticData: { room: { title: roleTexts.title, right: 'operators.manage' } },
  loader: async ({ context: { queries }, params: { id } }) => {
    const { roles } = await queries.ensureQueryData(teamQuery);
    if (id !== newRole && !roles.some(({ _id }) => _id === id)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./role-screen.tsx'), 'RoleScreen'),
});
