import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { teamQuery } from '../../../records/team-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { teamTexts } from '../../../texts/team.de.ts';

/** One person: `/admin/team/<id>`. */
export const personRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/team/$id',
  staticData: { room: { title: teamTexts.title, right: 'operators.manage' } },
  loader: async ({ context: { queries }, params }) => {
    const { operators } = await queries.ensureQueryData(teamQuery);
    if (!operators.some(({ _id }) => _id === params.id)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./person-screen.tsx'), 'PersonScreen'),
});
