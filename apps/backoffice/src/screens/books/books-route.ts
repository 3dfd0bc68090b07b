import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { booksQuery } from '../../records/books-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { booksRoomTexts } from '../../texts/rooms.de.ts';

/** The months of the books: `/admin/buchhaltung`. */
export const booksRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/buchhaltung',
  staticData: { room: { title: booksRoomTexts.title, right: 'books.read', place: 'above', icon: 'books', key: 'u' } },
  loader: ({ context: { queries } }) => queries.ensureQueryData(booksQuery),
  component: lazyRouteComponent(() => import('./books-screen.tsx'), 'BooksScreen'),
});
