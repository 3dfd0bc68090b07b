const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Tags inside a line that do not part words: <b>Akku</b>schrauber is one. */
const insideWords = /<\/?(?:a|b|code|em|i|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/g;

/** The words of a cleaned HTML description, as a reader of the page would see them; the few entities that cleaning writes are read. */
export function plainText(html: string): string {
  return html
    .replace(insideWords, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
