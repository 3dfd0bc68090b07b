import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { officeRoute } from '../../shell/office-route.ts';
import { frontPageRoomTexts as texts } from '../../texts/rooms.de.ts';
import { frontPageQuery } from './front-page-query.ts';

/** The start page of the shop: `/admin/startseite`. */
export const frontPageRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/startseite',
  staticData: { room: { title: texts.title, right: 'content.read', place: 'above', icon: 'page', key: 'f' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(frontPageQuery),
  component: lazyRouteComponent(() => import('./front-page-screen.tsx'), 'FrontPageScreen'),
});
