import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { customersQuery, guestsQuery } from '../../records/customers-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { customerRoomTexts } from '../../texts/rooms.de.ts';
import { type CustomersSearch, guestQuestionOf, questionOf, readCustomersSearch } from './customers-search.ts';

/** Customers: `/admin/kunden`. Search, group and page are in its address. A search finds guests too. */
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
      ...guestQueriesOf(deps).map((query) => queries.ensureQueryData(query)),
    ]),
  component: lazyRouteComponent(() => import('./customers-screen.tsx'), 'CustomersScreen'),
});

function guestQueriesOf(search: CustomersSearch) {
  const question = guestQuestionOf(search);
  return question === null ? [] : [guestsQuery(question)];
}
