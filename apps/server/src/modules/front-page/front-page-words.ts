import type { FrontPage, FrontPageBlock } from '@kontor/domain';
import { officeFrontPageTexts as texts } from './texts/office-front-page.de.ts';

/** The blocks of a page in words, each with all its fields. `names`: of categories, by id. */
export function pageWords({ blocks }: FrontPage, names: ReadonlyMap<string, string>): string[] {
  return blocks.map((block) => blockWords(block, names));
}

/**
 * What of two pages differs, in words: the blocks between those that both begin with and those that both end with, so
 * that the log of a small change is short. Null: they say the same.
 */
export function changedWords(
  before: readonly string[],
  after: readonly string[],
): { before: { blocks: string[] }; after: { blocks: string[] } } | null {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  const cut = (words: readonly string[]) => ({ blocks: words.slice(first, words.length - last) });
  if (before.length === after.length && first === before.length) return null;
  return { before: cut(before), after: cut(after) };
}

function blockWords(block: FrontPageBlock, names: ReadonlyMap<string, string>): string {
  const { kind, title, text = '', picture, alt = '', links = [], facts = [] } = block;
  const { choice, articles = [], categories = [], most } = block;
  const said = [
    ...[title, text],
    ...(picture === undefined ? [] : [texts.picture(picture)]),
    ...(alt === '' ? [] : [texts.alt(alt)]),
    ...links.map((link) => texts.link(link.text, link.href)),
    ...facts.map((fact) => texts.fact(fact.title, fact.text)),
    ...(choice === undefined ? [] : [texts.choices[choice]]),
    texts.articles(articles),
    texts.categories(categories.map((id) => names.get(id) ?? id)),
    ...(most === undefined ? [] : [texts.most(most)]),
  ];
  const words = said.filter((one) => one !== '').join(' · ');
  return words === '' ? texts.kinds[kind] : `${texts.kinds[kind]}: ${words}`;
}
