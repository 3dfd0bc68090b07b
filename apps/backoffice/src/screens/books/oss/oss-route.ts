import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ossQuery } from '../../../records/books-query.ts';
import { officeRoute } from '../../../shell/office-route.ts';
import { booksTexts } from '../../../texts/books.de.ts';
import { quarterOf, readOssSearch } from './oss-search.ts';

/** The declaration to the one-stop shop: `/admin/buchhaltung/oss`. The quarter is in its address. */
export const ossRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/buchhaltung/oss',
  staticData: { room: { title: booksTexts.oss, right: 'books.read', icon: 'books' } },
  validateSearch: readOssSearch,
  loaderDeps: ({ search }) => ({ quarter: quarterOf(search, Date.now()) }),
  loader: ({ context: { queries }, deps }) => queries.ensureQueryData(ossQuery(deps.quarter)),
  component: lazyRouteComponent(() => import('./oss-screen.tsx'), 'OssScreen'),
});
