import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bankEntriesQuery } from '../../records/bank-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { bankRoomTexts as texts } from '../../texts/rooms.de.ts';
import { questionOf, readBankSearch } from './bank-search.ts';

/** Entries of the shop's bank account: `/admin/bank`. State and page are in its address. */
export const bankRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bank',
  staticData: {
    room: {
      ...{ title: texts.title, right: 'money.read', place: 'above', icon: 'bank', key: 'k' },
      actions: [{ title: texts.read, right: 'money.edit', search: { dialog: 'einlesen' } }],
    },
  },
  validateSearch: readBankSearch,
  loaderDeps: ({ search: { stand, ab } }) => ({ stand, ab }),
  loader: ({ context: { queries }, deps }) => queries.ensureQueryData(bankEntriesQuery(questionOf(deps))),
  component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
});
