import type { OfficeFrontPage } from '@kontor/contract/office';
import { type FrontPageBlock, type FrontPageKind, fieldsOfKind, frontPageLimits, usualProducts } from '@kontor/domain';

type WireBlock = OfficeFrontPage['page']['blocks'][number];

/** A block as its fields have it: every kind has all fields, and lists have rows to fill in. */
export interface EditedBlock {
  kind: FrontPageKind;
  title: string;
  text: string;
  picture: string;
  alt: string;
  links: { text: string; href: string }[];
  facts: { title: string; text: string }[];
  choice: 'best' | 'new' | 'chosen';
  /** Article numbers, one a line. */
  articles: string;
  categories: string[];
  most: string;
}

/** The values of the form. */
export interface FrontPageValues {
  page: { blocks: EditedBlock[] };
}

/** Rows for facts; a block that has more keeps them. */
const factRows = 4;

/** A new block of a kind. */
export function newBlock(kind: FrontPageKind): EditedBlock {
  return editedBlock({ kind, title: '' });
}

/** The fields of a stored block. */
export function editedBlock(block: FrontPageBlock): EditedBlock {
  const { kind, title, text = '', picture = '', alt = '', links = [], facts = [] } = block;
  const { choice = 'best', articles = [], categories = [], most = usualProducts } = block;
  return {
    ...{ kind, title, text, picture, alt, choice },
    links: rows(links, frontPageLimits.links, { text: '', href: '' }),
    facts: rows(facts, Math.max(factRows, facts.length), { title: '', text: '' }),
    articles: articles.join('\n'),
    categories: [...categories],
    most: `${most}`,
  };
}

function rows<Row extends object>(filled: readonly Row[], count: number, empty: Row): Row[] {
  return Array.from({ length: count }, (_, i) => ({ ...empty, ...filled[i] }));
}

/** The block that the fields describe, without empty ones and those of other kinds. */
export function blockOf(edited: EditedBlock): WireBlock {
  const { kind, title, text, picture, alt, choice } = edited;
  const isFilled = (row: object) => Object.values(row).some((value) => `${value}`.trim() !== '');
  const articles = edited.articles.split('\n').map((line) => line.trim());
  const all = {
    ...(text.trim() !== '' && { text }),
    ...(picture !== '' && { picture, alt }),
    ...(edited.links.some(isFilled) && { links: edited.links.filter(isFilled) }),
    ...(edited.facts.some(isFilled) && { facts: edited.facts.filter(isFilled) }),
    choice,
    ...(choice === 'chosen' && { articles: articles.filter((line) => line !== '') }),
    ...(edited.categories.length > 0 && { categories: edited.categories }),
    most: Number(edited.most),
  };
  const own = new Set<string>(fieldsOfKind[kind]);
  return { kind, title, ...Object.fromEntries(Object.entries(all).filter(([field]) => own.has(field))) };
}
