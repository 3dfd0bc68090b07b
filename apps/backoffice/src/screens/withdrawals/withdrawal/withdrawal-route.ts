import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { withdrawalQuery } from '../../../records/withdrawals-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { withdrawalRoomTexts } from '../../../texts/rooms.de.ts';

/** One declaration of withdrawal: `/admin/widerrufe/<number>`. */
export const withdrawalRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/widerrufe/$nummer',
  staticData: { room: { title: withdrawalRoomTexts.one, right: 'orders.read' } },
  loader: async ({ context: { queries }, params }) => {
    try {
      await queries.ensureQueryData(withdrawalQuery(params.nummer));
    } catch (failure) {
      if (isRefusedWith(failure, 'withdrawal-not-found')) throw notFound();
      throw failure;
    }
  },
  component: lazyRouteComponent(() => import('./withdrawal-screen.tsx'), 'WithdrawalScreen'),
});
