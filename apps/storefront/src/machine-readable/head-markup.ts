import type { StructuredData } from './structured-data.ts';

/** The preview of the page where its link is shared. Addresses are absolute. */
export interface SharedPage {
  readonly type: 'website' | 'product';
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string;
  readonly siteName: string;
  readonly image: { readonly url: string; readonly alt: string } | undefined;
  /** In EUR, `12.90`; only for products that are for sale. */
  readonly price: string | undefined;
}

/** The preview as Open Graph (ogp.me) and X card elements for the head. */
export function sharingMarkup({ type, title, description, url, siteName, image, price }: SharedPage): string {
  const properties: [string, string | undefined][] = [
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', 'de_AT'],
    ['og:image', image?.url],
    ['og:image:alt', image?.alt],
    ['product:price:amount', price],
    ['product:price:currency', price && 'EUR'],
  ];
  const card = image === undefined ? 'summary' : 'summary_large_image';
  return [
    ...properties.flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${escaped(content)}">` : [],
    ),
    `<meta name="twitter:card" content="${card}">`,
  ].join('');
}

/**
 * Structured data as a script element for the head. `<` is escaped, so that no data can end the element or begin a
 * comment. Browsers do not run it.
 */
export function dataMarkup(data: readonly StructuredData[]): string {
  if (data.length === 0) return '';
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
