import { escapeHtml } from '../../html/html.ts';

/** A page in a sitemap: its path, and its last change in epoch ms; null if unknown. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt: number | null;
}

/** Most addresses in one sitemap (sitemaps.org). */
export const mostAddresses = 50_000;

/**
 * Longest listed address, in characters. With this limit even a sitemap with the most addresses stays within the
 * allowed 50 MB.
 */
const longestAddress = 940;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of all sitemaps. The names are files directly below the shop's address. */
export function sitemapIndex(publicUrl: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeHtml(`${publicUrl}/${name}`)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One sitemap, a piece for every batch of pages. */
export async function* sitemap(
  publicUrl: string,
  batches: AsyncIterable<readonly ListedPage[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const pages of batches) yield pages.map((page) => entryOf(publicUrl, page)).join('');
  yield '</urlset>\n';
}

function entryOf(publicUrl: string, { path, changedAt }: ListedPage): string {
  const address = escapeHtml(publicUrl + path);
  if (address.length > longestAddress) return '';
  const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`;
  return `<url><loc>${address}</loc>${changed}</url>\n`;
}
