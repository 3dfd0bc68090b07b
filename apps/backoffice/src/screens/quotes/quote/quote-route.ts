import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { quoteQuery } from '../../../records/quotes-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { quoteRoomTexts } from '../../../texts/rooms.de.ts';

/** One offer: `/admin/angebote/<number>`. */
export const quoteRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/angebote/$nummer',
  staticData: { room: { title: quoteRoomTexts.one, right: 'orders.read' } },
  loader: async ({ context: { queries }, params }) => {
    try {
      await queries.ensureQueryData(quoteQuery(params.nummer));
    } catch (failure) {
      if (isRefusedWith(failure, 'quote-not-found')) throw notFound();
      throw failure;
    }
  },
  component: lazyRouteComponent(() => import('./quote-screen.tsx'), 'QuoteScreen'),
});
