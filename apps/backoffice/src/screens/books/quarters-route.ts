import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { booksQuery } from '../../records/books-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { booksTexts } from '../../texts/books.de.ts';

/** The quarters of the books: `/admin/buchhaltung/quartale`. */
export const quartersRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/buchhaltung/quartale',
  staticData: { room: { title: booksTexts.quarters, right: 'books.read', icon: 'books' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(booksQuery),
  component: lazyRouteComponent(() => import('./quarters-screen.tsx'), 'QuartersScreen'),
});
