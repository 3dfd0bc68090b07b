/**
 * The page in front of the whole shop's list (CONTRACT §3). It is made of blocks that an operator fills without HTML. A
 * block has the fields of its kind alone. Texts are plain: an empty line begins a paragraph.
 *
 * | kind | what it shows | its fields besides `title` |
 * |---|---|---|
 * | `claim` | who the shop is, large, with a picture | `text`, `picture`, `alt`, `links` |
 * | `categories` | tiles of the first level of categories | `categories` |
 * | `products` | chosen, best rated or new products | `choice`, `articles`, `most` |
 * | `offers` | reduced products with their saving | `most` |
 * | `facts` | a few short lines of trust | `facts` |
 * | `text` | a text, beside a picture if it has one | `text`, `picture`, `alt`, `links` |
 */
export interface FrontPage {
  readonly blocks: readonly FrontPageBlock[];
}

/** The kinds of blocks, in the order in which they are offered. */
export const frontPageKinds = ['claim', 'categories', 'products', 'offers', 'facts', 'text'] as const;
export type FrontPageKind = (typeof frontPageKinds)[number];

/** Which products a block shows: the best rated, those that came last, or those that the operator names. */
export const productChoices = ['best', 'new', 'chosen'] as const;
export type ProductChoice = (typeof productChoices)[number];

/** A link of a block; `href` is an address of the shop that begins with a slash, or one with https, mailto or tel. */
export interface FrontPageLink {
  readonly text: string;
  readonly href: string;
}

/** A short line of trust. */
export interface FrontPageFact {
  readonly title: string;
  /** Empty: the title says it all. */
  readonly text: string;
}

/** A block, see {@link FrontPage}. */
export interface FrontPageBlock {
  readonly kind: FrontPageKind;
  /** The headline. Empty: none; the claim then has the shop's name. */
  readonly title: string;
  readonly text?: string;
  /** File id. */
  readonly picture?: string;
  /** What the picture shows, for who does not see it. Empty: it only decorates. */
  readonly alt?: string;
  readonly links?: readonly FrontPageLink[];
  readonly facts?: readonly FrontPageFact[];
  readonly choice?: ProductChoice;
  /** Article numbers of the chosen products, in their order. */
  readonly articles?: readonly string[];
  /** Ids of categories below the root. None: all. */
  readonly categories?: readonly string[];
  /** The most products shown. */
  readonly most?: number;
}

/** The limits of a page; lengths in characters. */
export const frontPageLimits = {
  blocks: 20,
  title: 120,
  text: 4000,
  alt: 200,
  links: 2,
  linkText: 60,
  href: 500,
  facts: 6,
  factTitle: 60,
  factText: 160,
  articles: 24,
  articleNumber: 100,
  categories: 24,
  most: 24,
} as const;

/** The numbers of products that are offered: full rows of two and of four. */
export const productAmounts = [4, 8, 12] as const;

/** The number of products if a block does not say. */
export const usualProducts = 4;

type Field = Exclude<keyof FrontPageBlock, 'kind' | 'title'>;

/** The fields of each kind besides its title. */
export const fieldsOfKind: Readonly<Record<FrontPageKind, readonly Field[]>> = {
  claim: ['text', 'picture', 'alt', 'links'],
  categories: ['categories'],
  products: ['choice', 'articles', 'most'],
  offers: ['most'],
  facts: ['facts'],
  text: ['text', 'picture', 'alt', 'links'],
};

/** The fields of a block that do not belong to its kind. */
export function strangeFields(block: FrontPageBlock): string[] {
  const known: readonly string[] = ['kind', 'title', ...fieldsOfKind[block.kind]];
  return Object.keys(block).filter((field) => !known.includes(field));
}

/** What is missing in a block, by the path of the field in it. Empty: it can be shown. */
export function missingIn({ kind, title, text = '', links = [], facts = [], ...block }: FrontPageBlock): string[] {
  const isEmpty = (value: string) => value.trim() === '';
  const missing = [
    ...links.flatMap((link, i) => (isEmpty(link.text) ? [`links.${i}.text`] : [])),
    ...facts.flatMap((fact, i) => (isEmpty(fact.title) ? [`facts.${i}.title`] : [])),
  ];
  if (kind === 'facts' && facts.length === 0) missing.push('facts');
  if (kind === 'text' && isEmpty(title) && isEmpty(text)) missing.push('text');
  const { choice = 'best', articles = [] } = block;
  if (kind === 'products' && choice === 'chosen' && articles.length === 0) missing.push('articles');
  return missing;
}

/** The paragraphs of a plain text, each with its lines. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

/** How long a product counts as new, in milliseconds. */
export const newFor = 90 * 24 * 3_600_000;

/** How long the first filling of a catalogue takes at most, in milliseconds. What comes with it is not new. */
const filledWithin = 24 * 3_600_000;

/**
 * The time after which a product must have come to be called new; epoch milliseconds. `first`: when the first product
 * of the catalogue came. In a new shop nothing is new that it began with.
 */
export function newSince(first: number, now: number): number {
  return Math.max(now - newFor, first + filledWithin);
}

/** The blocks with one of them at another place; unchanged if there is no such place. */
export function movedBlock<Block>(blocks: readonly Block[], from: number, to: number): readonly Block[] {
  const moved = blocks[from];
  if (moved === undefined || to < 0 || to >= blocks.length) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved);
}
