import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { officeRoute } from '../../shell/office-route.ts';
import { frontPageRoomTexts as texts } from '../../texts/rooms.de.ts';
import { frontPageQuery } from './front-page-query.ts';

/** The start page of the shop: `/admin/startseite`. */
export const frontPageRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/startseite',
  staticData: { room: { title: texts.title, right: 'content.read', place: 'above', icon: 'page', key: 'f' } },
  // Not what an earlier visit has loaded: a form that begins with an old page is refused only when it is saved.
  loader: ({ context: { queries } }) => queries.fetchQuery({ ...frontPageQuery, staleTime: 0 }),
  component: lazyRouteComponent(() => import('./front-page-screen.tsx'), 'FrontPageScreen'),
});
