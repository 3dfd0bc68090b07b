import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { customerQuery } from '../../../records/customers-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { customerRoomTexts } from '../../../texts/rooms.de.ts';

/** One customer: `/admin/kunden/<id>`, or by the customer number if only one has it. */
export const customerRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/kunden/$kunde',
  staticData: { room: { title: customerRoomTexts.one, right: 'customers.read' } },
  loader: async ({ context: { queries }, params }) => {
    try {
      await queries.ensureQueryData(customerQuery(params.kunde));
    } catch (failure) {
      if (isRefusedWith(failure, 'customer-not-found')) throw notFound();
      throw failure;
    }
  },
  component: lazyRouteComponent(() => import('./customer-screen.tsx'), 'CustomerScreen'),
});
