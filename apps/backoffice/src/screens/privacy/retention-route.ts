import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { retentionQuery } from '../../records/privacy-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { retentionTexts } from '../../texts/privacy.de.ts';

/** How long people are kept: `/admin/datenschutz/aufbewahrung`. */
export const retentionRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/datenschutz/aufbewahrung',
  staticData: { room: { title: retentionTexts.title, right: 'privacy.erase', icon: 'privacy' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(retentionQuery),
  component: lazyRouteComponent(() => import('./retention-screen.tsx'), 'RetentionScreen'),
});
