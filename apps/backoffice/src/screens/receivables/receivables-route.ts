import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readListSearch } from '../../lists/list-search.ts';
import { viewsQuery } from '../../lists/views-query.ts';
import { receivablesQuery } from '../../records/receivables-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { receivableRoomTexts } from '../../texts/rooms.de.ts';

/** Unpaid orders and their reminders: `/admin/offene-posten`. */
export const receivablesRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/offene-posten',
  staticData: {
    room: { title: receivableRoomTexts.title, right: 'money.read', place: 'above', icon: 'receivables', key: 'o' },
  },
  validateSearch: readListSearch,
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(receivablesQuery), queries.ensureQueryData(viewsQuery('receivables'))]),
  component: lazyRouteComponent(() => import('./receivables-screen.tsx'), 'ReceivablesScreen'),
});
