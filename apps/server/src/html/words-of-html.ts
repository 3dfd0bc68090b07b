import { readHtml } from './read-html.ts';

/** Tags inside a line that do not part words: <b>Akku</b>schrauber is one. */
const insideWords = /<\/?(?:a|b|code|em|i|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/g;

/**
 * The words of cleaned HTML as a reader of the page sees them, with single spaces. Its tags are well-formed, so they
 * are cut out by patterns, four times as fast as by a parser: the index reads the descriptions of a whole catalogue.
 */
export function wordsOfHtml(cleaned: string): string {
  const text = cleaned.replace(insideWords, '').replace(/<[^>]*>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ').trim();
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  let words = '';
  const nothing = () => {};
  readHtml(text, {
    open: nothing,
    text: (part) => {
      words += part;
    },
    close: nothing,
  });
  return words;
}
