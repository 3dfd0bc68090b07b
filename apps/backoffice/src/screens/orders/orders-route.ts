import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { ordersQuery } from '../../records/order-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { ordersTexts } from '../../texts/orders.de.ts';
import { questionOf, readOrdersSearch } from './orders-search.ts';

/** The orders of the shop: `/admin/bestellungen`. Search, filters and page are in its address. */
export const ordersRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bestellungen',
  staticData: {
    room: {
      ...{ title: ordersTexts.title, right: 'orders.read', place: 'above', icon: 'orders', key: 'b' },
      actions: [{ title: ordersTexts.carrierFile, right: 'orders.edit', search: { dialog: 'versanddatei' } }],
    },
  },
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search: { dialog: _, ...list } }) => list,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(ordersQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('orders')),
    ]),
  component: lazyRouteComponent(() => import('./orders-screen.tsx'), 'OrdersScreen'),
});
