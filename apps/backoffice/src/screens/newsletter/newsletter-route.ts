import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { newsletterRoomTexts } from '../../texts/rooms.de.ts';
import { newsletterQuery } from './newsletter-query.ts';
import { questionOf, readNewsletterSearch } from './newsletter-search.ts';

/** Who gets the newsletter: `/admin/newsletter`. Search and page are in its address. */
export const newsletterRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/newsletter',
  staticData: {
    room: { title: newsletterRoomTexts.title, right: 'customers.read', place: 'above', icon: 'newsletter', key: 'l' },
  },
  validateSearch: readNewsletterSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(newsletterQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('newsletter')),
    ]),
  component: lazyRouteComponent(() => import('./newsletter-screen.tsx'), 'NewsletterScreen'),
});
