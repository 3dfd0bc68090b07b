import type { OfficeRoute } from './office-route.ts';

/** The calls about the books. */
export const booksRoutes = {
  books: { path: '/api/admin/books', effect: 'read', right: 'books.read' },
  booksFile: { path: '/api/admin/books/file', effect: 'read', right: 'books.read', needsProof: true, perMinute: 20 },
  booksClose: {
    path: '/api/admin/books/close',
    effect: 'write',
    right: 'books.close',
    needsProof: true,
    perMinute: 20,
  },
  booksOss: { path: '/api/admin/books/oss', effect: 'read', right: 'books.read' },
  booksOssFile: {
    path: '/api/admin/books/oss/file',
    effect: 'read',
    right: 'books.read',
    needsProof: true,
    perMinute: 20,
  },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
