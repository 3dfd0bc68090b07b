import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { quotesQuery } from '../../records/quotes-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { quoteRoomTexts } from '../../texts/rooms.de.ts';
import { questionOf, readQuotesSearch } from './quotes-search.ts';

/** Offers to customers: `/admin/angebote`. Filters and page are in its address. */
export const quotesRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/angebote',
  staticData: {
    room: { title: quoteRoomTexts.title, right: 'orders.read', place: 'above', icon: 'quotes', key: 'a' },
  },
  validateSearch: readQuotesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(quotesQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('quotes')),
    ]),
  component: lazyRouteComponent(() => import('./quotes-screen.tsx'), 'QuotesScreen'),
});
