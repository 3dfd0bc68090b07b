import { routes } from '@kontor/contract';

/** Queries that make another list of what a category's own pages list already: search, order, page size, filters. */
const repeatingQueries = ['q=', 'sort=', 'size=', 'f.', 'stock=', 'sale=', 'min', 'max'];

/**
 * What crawlers may ask for (RFC 9309): pages, pictures and files, not what belongs to one visitor or repeats a list.
 */
export function robotsTxt(publicUrl: string): string {
  const disallowed = [
    ...['/api/', '/admin', '/konto', '/outbox'],
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
