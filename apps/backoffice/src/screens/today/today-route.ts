import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { securityQuery } from '../../records/security-query.ts';
import { todayQuery } from '../../records/today-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { todayTexts } from '../../texts/today.de.ts';

/** The start page: the tasks waiting for this operator. */
export const todayRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/',
  staticData: { room: { title: todayTexts.title, right: 'signed-in', place: 'above', icon: 'today', key: 'h' } },
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(securityQuery), queries.ensureQueryData(todayQuery)]),
  component: lazyRouteComponent(() => import('./today-screen.tsx'), 'TodayScreen'),
});
