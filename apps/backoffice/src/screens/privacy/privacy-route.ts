import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { officeRoute } from '../../shell/office-route.ts';
import { privacyRoomTexts } from '../../texts/rooms.de.ts';
import { readPrivacySearch } from './privacy-search.ts';

/** Erasing a person: `/admin/datenschutz`. Whom is in its address. */
export const privacyRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/datenschutz',
  staticData: {
    room: { title: privacyRoomTexts.title, right: 'privacy.erase', place: 'below', icon: 'privacy', key: 'd' },
  },
  validateSearch: readPrivacySearch,
  component: lazyRouteComponent(() => import('./privacy-screen.tsx'), 'PrivacyScreen'),
});
