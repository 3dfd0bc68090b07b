import { CallFailure } from '@kontor/contract';
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

const isFilled = (row: object) => Object.values(row).some((value) => `${value}`.trim() !== '');

/** The block that the fields describe, without empty ones and those of other kinds. */
export function blockOf(edited: EditedBlock): WireBlock {
  const { kind, title, text, picture, alt, choice } = edited;
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

/**
 * A refusal of a page whose errors are at the fields of the form. What was sent has no empty rows, and lists of lines
 * or boxes are one field here.
 */
export function atEditedFields(failure: unknown, blocks: readonly EditedBlock[]): unknown {
  if (!(failure instanceof CallFailure) || failure.refusal.errors === undefined) return failure;
  const errors = failure.refusal.errors.map((error) => ({ ...error, path: editedPath(error.path, blocks) }));
  return new CallFailure(failure.status, { ...failure.refusal, errors });
}

function editedPath(path: string, blocks: readonly EditedBlock[]): string {
  const [, head = '', place = '', list, row = '0', field] =
    /^(page\.blocks\.(\d+)\.)(links|facts|articles|categories)(?:\.(\d+)(?:\.(\w+))?)?$/.exec(path) ?? [];
  if (list === 'articles' || list === 'categories') return head + list;
  if (list !== 'links' && list !== 'facts') return path;
  const rows: readonly object[] = blocks[Number(place)]?.[list] ?? [];
  const filled = rows.flatMap((one, i) => (isFilled(one) ? [i] : []));
  const first = list === 'links' ? 'text' : 'title';
  return `${head}${list}.${filled[Number(row)] ?? 0}.${field ?? first}`;
}
