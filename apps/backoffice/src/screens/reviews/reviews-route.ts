import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { officeRoute } from '../../shell/office-route.ts';
import { reviewRoomTexts } from '../../texts/rooms.de.ts';
import { reviewsQuery } from './reviews-query.ts';
import { questionOf, readReviewsSearch } from './reviews-search.ts';

/** Reviews by buyers: `/admin/bewertungen`. Filter and page are in its address. */
export const reviewsRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bewertungen',
  staticData: {
    room: { title: reviewRoomTexts.title, right: 'content.read', place: 'above', icon: 'reviews', key: 'e' },
  },
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) => queries.ensureQueryData(reviewsQuery(questionOf(deps))),
  component: lazyRouteComponent(() => import('./reviews-screen.tsx'), 'ReviewsScreen'),
});
