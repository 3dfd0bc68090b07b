import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { viewsQuery } from '../../lists/views-query.ts';
import { vouchersQuery } from '../../records/vouchers-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { voucherRoomTexts as texts } from '../../texts/rooms.de.ts';
import { questionOf, readVouchersSearch } from './vouchers-search.ts';

/** Vouchers: `/admin/gutscheine`. Filter and page are in its address. */
export const vouchersRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/gutscheine',
  staticData: {
    room: {
      ...{ title: texts.title, right: 'money.read', place: 'above', icon: 'vouchers', key: 'i' },
      actions: [{ title: texts.make, right: 'money.edit', search: { dialog: 'neu' } }],
    },
  },
  validateSearch: readVouchersSearch,
  loaderDeps: ({ search: { code, serie, ab } }) => ({ code, serie, ab }),
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(vouchersQuery(questionOf(deps))),
      queries.ensureQueryData(viewsQuery('vouchers')),
    ]),
  component: lazyRouteComponent(() => import('./vouchers-screen.tsx'), 'VouchersScreen'),
});
