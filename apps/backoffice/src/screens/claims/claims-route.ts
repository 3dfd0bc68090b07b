import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { claimsQuery } from '../../records/claims-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { claimRoomTexts } from '../../texts/rooms.de.ts';

/** Unpaid orders and their reminders: `/admin/offene-posten`. */
export const claimsRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/offene-posten',
  staticData: {
    room: { title: claimRoomTexts.title, right: 'money.read', place: 'above', icon: 'claims', key: 'o' },
  },
  loader: ({ context: { queries } }) => queries.ensureQueryData(claimsQuery),
  component: lazyRouteComponent(() => import('./claims-screen.tsx'), 'ClaimsScreen'),
});
