/** How long the description of a page is at most, in characters: what search engines show of it. */
export const descriptionLength = 155;

/** The words of HTML without its tags. */
export function wordsOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const headline = /<h[12][^>]*>(.*?)<\/h[12]>/is;

/** The words of the first headline of HTML; null where it has none. */
export function headlineOf(html: string): string | null {
  return wordsOf(headline.exec(html)?.[1] ?? '') || null;
}

/** The first words that follow the first headline of HTML, for the description of a page. */
export function textBelowHeadline(html: string): string {
  const below = headlineOf(html) === null ? html : html.slice(html.search(headline)).replace(headline, '');
  return plainText(below, descriptionLength);
}

/**
 * The first words of HTML without its tags, at most so many characters and cut between words: for a page's description.
 */
export function plainText(html: string, length: number): string {
  return cutBetweenWords(wordsOf(html), length);
}

/** The first words of a text, at most so many characters with the mark of omission. */
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
