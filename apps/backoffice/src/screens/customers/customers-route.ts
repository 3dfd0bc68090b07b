import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { customersQuery } from '../../records/customers-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { customerRoomTexts } from '../../texts/rooms.de.ts';
import { questionOf, readCustomersSearch } from './customers-search.ts';

/** Customers with an account: `/admin/kunden`. Search, group and page are in its address. */
export const customersRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/kunden',
  staticData: {
    room: { title: customerRoomTexts.title, right: 'customers.read', place: 'above', icon: 'customers', key: 'n' },
  },
  validateSearch: readCustomersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(customersQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('customers')),
    ]),
  component: lazyRouteComponent(() => import('./customers-screen.tsx'), 'CustomersScreen'),
});
