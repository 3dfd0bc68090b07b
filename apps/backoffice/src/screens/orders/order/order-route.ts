import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { orderQuery } from '../../../records/order-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { orderTexts } from '../../../texts/order.de.ts';
import { readOrdersSearch } from '../orders-search.ts';

/** One order: `/admin/bestellungen/<number>`. The address keeps the list that it was opened from. */
export const orderRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bestellungen/$nummer',
  staticData: { room: { title: orderTexts.room, right: 'orders.read' } },
  validateSearch: readOrdersSearch,
  loader: async ({ context: { queries }, params }) => {
    try {
      await queries.ensureQueryData(orderQuery(params.nummer));
    } catch (failure) {
      if (isRefusedWith(failure, 'order-not-found')) throw notFound();
      throw failure;
    }
  },
  component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
});
