/** The maximum length of a page's description in characters, which is what search engines show. */
export const descriptionLength = 155;

/** The text of HTML without its tags. */
export function wordsOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const headline = /<h[12][^>]*>(.*?)<\/h[12]>/is;

/** The text of the first headline in HTML; null if there is none. */
export function headlineOf(html: string): string | null {
  return wordsOf(headline.exec(html)?.[1] ?? '') || null;
}

/** The text below the first headline in HTML, cut to the length of a page's description. */
export function textBelowHeadline(html: string): string {
  const below = headlineOf(html) === null ? html : html.slice(html.search(headline)).replace(headline, '');
  return plainText(below, descriptionLength);
}

/** The text of HTML, cut between words to at most `length` characters. */
export function plainText(html: string, length: number): string {
  return cutBetweenWords(wordsOf(html), length);
}

/** A text cut between words to at most `length` characters, including the ellipsis. */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined).replace(/[\s.,;:–-]+$/, '')}…`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' };

function decodeEntities(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
