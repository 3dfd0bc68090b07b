import { type Category, contentAddress, type PageLink, textAddress, textPages } from '@kontor/contract';
import { customPageTemplate, rootSegment } from '@kontor/domain';
import { fillersWith, keysOfPhrase, keysOfWords, tellingWords, wordsOfPhrase } from '@kontor/search';
import { headingsOfHtml } from '../../html/headings-of-html.ts';
import { linksOfHtml } from '../../html/links-of-html.ts';
import { leadingLines } from '../configuration/configuration.service.ts';
import type { SearchSettings } from '../configuration/types.ts';
import { isPage, type Template } from '../templates/templates.service.ts';
import { pageTitles, pageWords, questionWords } from './texts/page-words.de.ts';

/** Finds pages of the shop for a search (docs/search.md). */
export interface PageFinder {
  /** The page with the searched name, in any form of its words, or null. */
  named(searchText: string): PageLink | null;
  /** The pages with the searched name, or with names that begin so, best first. */
  find(searchText: string): readonly PageLink[];
}

/** A page with its headings. */
interface ShopPage {
  readonly link: PageLink;
  readonly name: string;
  readonly others: readonly string[];
  /** The texts of links to it in the header, the footer and the menus. */
  readonly linkTexts: readonly string[];
}

/** A phrase that leads to a page. */
interface Lead {
  readonly phrase: string;
  readonly link: PageLink;
}

/** The list of all reduced products of the shop, with the filter *Nur Angebote*. */
export const saleLink: PageLink = { title: pageTitles.sale, href: `/${rootSegment}?sale=now` };

/** A page, and the words that find it, German folding. */
interface WordsOfPage {
  readonly link: PageLink;
  /** The words of each of its titles. */
  readonly titles: readonly (readonly string[])[];
  /** The keys of the words in its other headings. */
  readonly others: ReadonlySet<string>;
}

/** The least letters of a beginning. A shorter one begins too many words. */
const fewestLetters = 3;
/** The most pages to suggest beside products. */
const mostPages = 2;

/** Tests whether a template is a page of its own. One that replaces a category's list is found as a category. */
export function isNoList(root: Category): (template: Template) => boolean {
  const shown = new Set(customPagesIn(root));
  return ({ kind, name }) => kind !== 'page' || !shown.has(name);
}

function customPagesIn({ customPage, children }: Category): (string | null)[] {
  return [customPageTemplate(customPage), ...children.flatMap(customPagesIn)];
}

/**
 * Creates the finder from the operator's texts. The operator's own phrases come before those derived from the pages: a
 * headline, the name of a text, and the usual words for a page's subject.
 */
export function pageFinder(
  templates: readonly Template[],
  settings: Pick<SearchSettings, 'pages' | 'stopWords' | 'saleWords'>,
) {
  const fillers = fillersWith(settings.stopWords);
  const pages = pagesIn(templates);
  const leads = [
    ...leadsOfLines(settings.pages, pages, fillers),
    ...leadsOfPages(pages, fillers),
    ...leadsOfWords(pages),
    ...settings.saleWords.map((phrase) => ({ phrase, link: saleLink })),
  ];
  const { linkOf, begunWith } = leadsByPhrase(leads, fillers);

  const wordsOfPages = pages.map((page) => wordsOfPage(page, fillers));
  const asked = new Set([...fillers, ...questionWords.flatMap(wordsOfPhrase)]);

  /**
   * The page to which each word of a search leads, or which has the word in a heading. At least one word must lead to
   * it. Null if a word does neither.
   */
  function askedFor(searchText: string): PageLink | null {
    const words = wordsOfPhrase(searchText).filter((word) => !asked.has(word));
    const links = words.map((word) => linkOf(keysOfWords([word])));
    const first = links.find((link) => link !== null) ?? null;
    const headings = wordsOfPages.find(({ link }) => link.href === first?.href)?.others;
    const isAbout = (word: string, link: PageLink | null) =>
      link === null ? keysOfWords([word]).some((key) => headings?.has(key)) : link.href === first?.href;
    return words.every((word, i) => isAbout(word, links[i] ?? null)) ? first : null;
  }

  /** The page with a title that has all words of a search, in any form and order, and more of them than other words. */
  function titledWith(searchText: string): PageLink | null {
    const words = tellingWords(searchText, fillers);
    const isMost = (title: readonly string[]) => {
      const said = title.filter((one) => words.some((word) => isOneWord(word, one)));
      return said.length * 2 > title.length && words.every((word) => asked.has(word) || hasWord(title, word));
    };
    return words.length < 2 ? null : (wordsOfPages.find(({ titles }) => titles.some(isMost))?.link ?? null);
  }

  const named = (searchText: string): PageLink | null =>
    linkOf(keysOfPhrase(searchText, fillers)) ?? titledWith(searchText) ?? askedFor(searchText);

  return {
    named,
    find(searchText) {
      const typed = tellingWords(searchText, fillers).join('');
      const whole = named(searchText);
      const links = [...(whole === null ? [] : [whole]), ...(typed.length < fewestLetters ? [] : begunWith(typed))];
      return [...new Map(links.toReversed().map((link) => [link.href, link])).values()]
        .toReversed()
        .slice(0, mostPages);
    },
  } satisfies PageFinder;
}

/** The pages to which phrases lead, by a phrase in any form of its words, and by its first letters. */
function leadsByPhrase(leads: readonly Lead[], fillers: ReadonlySet<string>) {
  const byKey = new Map<string, PageLink>();
  for (const { phrase, link } of leads) {
    for (const key of keysOfPhrase(phrase, fillers)) if (!byKey.has(key)) byKey.set(key, link);
  }
  const beginnings = leads.map(({ phrase, link }) => ({ letters: tellingWords(phrase, fillers).join(''), link }));
  return {
    linkOf: (keys: readonly string[]): PageLink | null =>
      keys.map((key) => byKey.get(key)).find((link) => link !== undefined) ?? null,
    begunWith: (typed: string): PageLink[] =>
      beginnings.filter(({ letters }) => letters.startsWith(typed)).map(({ link }) => link),
  };
}

/**
 * The pages with a headline, those at the shop's own addresses first, then by name. Templates without one are no pages.
 */
function pagesIn(templates: readonly Template[]): ShopPage[] {
  const own = Object.values(textPages);
  const place = (page: ShopPage) => (own.indexOf(page.name) + own.length + 1) % (own.length + 1);
  const links = templates.filter((template) => !isPage(template)).flatMap(({ content }) => linksOfHtml(content));
  return templates
    .filter(isPage)
    .flatMap(({ kind, name, content }) => {
      const { headline, others } = headingsOfHtml(content);
      const href = kind === 'text' ? textAddress(name) : contentAddress(name);
      const leading = links.filter((link) => [href, `/${rootSegment}${href}`].includes(link.href));
      const linkTexts = leading.map(({ text }) => text);
      return headline === null ? [] : [{ name, link: { title: headline, href }, others, linkTexts }];
    })
    .toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

function leadsOfLines(lines: readonly string[], pages: readonly ShopPage[], fillers: ReadonlySet<string>): Lead[] {
  return leadingLines(lines, fillers).flatMap(({ phrases, targets: [href = ''] }) => {
    const known = pages.find(({ link }) => link.href === href)?.link;
    return phrases.map((phrase) => ({ phrase, link: known ?? { title: phrases[0] ?? '', href } }));
  });
}

/**
 * The phrases for a page: its headline, its name (ueber-uns) if the headline is a slogan, and the texts of links to it
 * if they have several words, since "hier" names nothing.
 */
function leadsOfPages(pages: readonly ShopPage[], fillers: ReadonlySet<string>): Lead[] {
  return pages.flatMap((page) => titlesOf(page, fillers).map((phrase) => ({ phrase, link: page.link })));
}

function titlesOf({ link, name, linkTexts }: ShopPage, fillers: ReadonlySet<string>): string[] {
  const telling = linkTexts.filter((text) => tellingWords(text, fillers).length > 1);
  return [link.title, name.replaceAll(/[-_/]/g, ' '), ...telling];
}

function wordsOfPage(page: ShopPage, fillers: ReadonlySet<string>): WordsOfPage {
  const words = (text: string) => tellingWords(text, fillers);
  return {
    link: page.link,
    titles: titlesOf(page, fillers).map(words),
    others: new Set(page.others.flatMap(words).flatMap((word) => keysOfWords([word]))),
  };
}

function hasWord(words: readonly string[], word: string): boolean {
  return words.some((one) => isOneWord(one, word));
}

/** Whether two words are forms of one word. German folding. */
function isOneWord(word: string, other: string): boolean {
  const keys = keysOfWords([other]);
  return keysOfWords([word]).some((key) => keys.includes(key));
}

function leadsOfWords(pages: readonly ShopPage[]): Lead[] {
  return pageWords.flatMap((phrases) => {
    const keys = new Set(phrases.flatMap((phrase) => keysOfWords(wordsOfPhrase(phrase))));
    const says = (heading: string) => keysIn(heading).some((key) => keys.has(key));
    const page =
      pages.find(({ link, name }) => says(link.title) || says(name.replaceAll(/[-_/]/g, ' '))) ??
      pages.find(({ others }) => others.some(says));
    return page === undefined ? [] : phrases.map((phrase) => ({ phrase, link: page.link }));
  });
}

/** The keys of all phrases of up to three words in a heading. */
function keysIn(heading: string): string[] {
  const words = wordsOfPhrase(heading);
  return words.flatMap((_, first) =>
    [1, 2, 3].flatMap((length) =>
      first + length > words.length ? [] : keysOfWords(words.slice(first, first + length)),
    ),
  );
}
