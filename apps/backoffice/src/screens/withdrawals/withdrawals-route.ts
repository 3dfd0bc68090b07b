import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { withdrawalsQuery } from '../../records/withdrawals-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { withdrawalRoomTexts } from '../../texts/rooms.de.ts';
import { questionOf, readWithdrawalsSearch } from './withdrawals-search.ts';

/** Declarations of withdrawal: `/admin/widerrufe`. State and page are in its address. */
export const withdrawalsRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/widerrufe',
  staticData: {
    room: { title: withdrawalRoomTexts.title, right: 'orders.read', place: 'above', icon: 'withdrawals', key: 'w' },
  },
  validateSearch: readWithdrawalsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(withdrawalsQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('withdrawals')),
    ]),
  component: lazyRouteComponent(() => import('./withdrawals-screen.tsx'), 'WithdrawalsScreen'),
});
