import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..');

/** Paths of files under the root, without what is installed or built. */
export function filesLike(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/data/**'] }).sort();
}

/** The text of a file under the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const documents = {
  SPEC: 'specification',
  CONTRACT: 'contract',
  LAW: 'law',
  PAYMENTS: 'payment-providers',
  DESIGN: 'design',
} as const;

type DocumentName = keyof typeof documents;

/** The places of a document that can be cited: sections, clauses, items with an id, rules of a numbered list. */
function placesOf(name: DocumentName): Set<string> {
  const text = textOf(`docs/rules/${documents[name]}.md`);
  const found = (pattern: RegExp, place: (id: string) => string) =>
    [...text.matchAll(pattern)].map(([, id = '']) => place(id));
  const sections = found(/^##+ (\d+(?:\.\d+)*|\d+[a-z])\.? /gm, (id) => `§${id}`);
  const clauses = found(/^- \*\*(\d+(?:\.\d+)+)\*\* /gm, (id) => `§${id}`);
  const items = found(/\*\*\[([A-Z]\d+)\]\*\*/g, (id) => id);
  const parts = found(/^##+ ([A-Z]\d*)\.? /gm, (id) => id);
  const rules = text.split(/^### (?=[A-Z]\d+ Rules)/m).slice(1);
  const numbered = rules.flatMap((part) =>
    [...part.matchAll(/^(\d+)\. /gm)].map(([, number]) => `${part.slice(0, part.indexOf(' '))}.${number}`),
  );
  return new Set([...sections, ...clauses, ...items, ...parts, ...numbered]);
}

const place = String.raw`(?:§\d+(?:\.\d+)*[a-z]?|[A-Z]\d*(?:\.\d+)?)(?![\w-])`;
const citation = new RegExp(
  String.raw`\b(${Object.keys(documents).join('|')})\b((?: (?:${place})(?:(?:,| and|,? to| or) (?:${place}))*)?)`,
  'g',
);

/** A text in one line: without line breaks, and without what comments begin their lines with. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:(?:\/\/|\*(?!\/))\s*)?/g, ' ');

/** A1 to A3 as A1, A2, A3; a list as its places. */
function citedPlaces(list: string): string[] {
  const places = list.trim().split(/,? to |,? (?:and |or )?/);
  const ranges = [...list.matchAll(/([A-Z])(\d+),? to \1(\d+)/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letter}${Number(from) + step}`),
  );
  return [...new Set([...places, ...ranges])];
}

/**
 * What is wrong with the citations of a text: documents cited without a place, places that there are not, other
 * documents.
 */
export function wrongCitations(text: string): string[] {
  const line = inOneLine(text);
  const faults = [...line.matchAll(citation)].flatMap(([whole, name, list = '']) => {
    const places = placesByDocument()[name as DocumentName];
    if (list === '') return [`${whole} names no place`];
    return citedPlaces(list)
      .filter((cited) => !places.has(cited))
      .map((cited) => `${name} has no ${cited}`);
  });
  const others = [...line.matchAll(/\b([A-Z]{4,})(?:\.md)? §\d/g)]
    .filter(([, name = '']) => !Object.hasOwn(documents, name))
    .map(([whole]) => `${whole}: no such document`);
  return [...faults, ...others];
}

let places: Record<DocumentName, Set<string>> | undefined;

function placesByDocument(): Record<DocumentName, Set<string>> {
  const names = Object.keys(documents) as DocumentName[];
  places ??= Object.fromEntries(names.map((name) => [name, placesOf(name)])) as Record<DocumentName, Set<string>>;
  return places;
}
