import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { findingsQuery, paymentsQuery } from '../../records/payments-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { paymentRoomTexts } from '../../texts/rooms.de.ts';
import { questionOf, readPaymentsSearch } from './payments-search.ts';

/** Payments by providers and what is wrong with them: `/admin/zahlungen`. The page is in its address. */
export const paymentsRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/zahlungen',
  staticData: {
    room: { title: paymentRoomTexts.title, right: 'money.read', place: 'above', icon: 'payments', key: 'z' },
  },
  validateSearch: readPaymentsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(findingsQuery),
      queries.ensureQueryData(paymentsQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('payments')),
    ]),
  component: lazyRouteComponent(() => import('./payments-screen.tsx'), 'PaymentsScreen'),
});
