import { routes } from '@kontor/contract';

/** Queries whose lists repeat a category's own pages: search, order, page size, filters, tables. */
const repeatingQueries = ['q=', 'sort=', 'size=', 'f.', 'stock=', 'sale=', 'min', 'max', 'view=table'];

/**
 * The addresses that crawlers may request (RFC 9309): pages, pictures and files, except for those of one visitor and
 * repeated lists.
 */
export function robotsTxt(publicUrl: string): string {
  const disallowed = [
    ...['/api/', '/admin', '/konto', '/vergleich', '/outbox'],
    ...['/*/P/cart$', '/*/P/cart?', '/*/P/cart/'],
    ...repeatingQueries.flatMap((query) => [`/*?${query}`, `/*&${query}`]),
  ];
  return [
    'User-agent: *',
    `Allow: ${routes.getFile.path}`,
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
