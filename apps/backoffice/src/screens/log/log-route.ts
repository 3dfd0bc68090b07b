import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { logQuery } from '../../history/log-query.ts';
import { viewsQuery } from '../../lists/views-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { logTexts } from '../../texts/log.de.ts';
import { questionOf, readLogSearch } from './log-search.ts';

/** The log of changes: `/admin/protokoll`. The filters are in its address. */
export const logRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/protokoll',
  staticData: { room: { title: logTexts.title, right: 'log.read', place: 'below', icon: 'log', key: 'p' } },
  validateSearch: readLogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    Promise.all([queries.ensureQueryData(logQuery(questionOf(deps))), queries.ensureQueryData(viewsQuery('log'))]),
  component: lazyRouteComponent(() => import('./log-screen.tsx'), 'LogScreen'),
});
