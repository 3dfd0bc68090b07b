import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { documentsQuery } from '../../../records/documents-query.ts';
import { orderQuery } from '../../../records/order-query.ts';
import { withdrawalsQuery } from '../../../records/withdrawals-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { orderTexts } from '../../../texts/order.de.ts';
import { readOrdersSearch } from '../orders-search.ts';

/** One order: `/admin/bestellungen/<number>`. The address keeps the list from which it was opened. */
export const orderRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bestellungen/$nummer',
  staticData: { room: { title: orderTexts.room, right: 'orders.read' } },
  validateSearch: readOrdersSearch,
  loader: async ({ context: { queries }, params }) => {
    try {
      await Promise.all([
        queries.ensureQueryData(orderQuery(params.nummer)),
        queries.ensureQueryData(documentsQuery(params.nummer)),
        queries.ensureQueryData(withdrawalsQuery({ order: params.nummer })),
      ]);
    } catch (failure) {
      if (isRefusedWith(failure, 'order-not-found')) throw notFound();
      throw failure;
    }
  },
  component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
});
