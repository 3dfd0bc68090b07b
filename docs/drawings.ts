import { join } from 'node:path';
import { importsOf, type Step, sourcesOf, stepsSideBySide } from '../scripts/imports.ts';
import { root, textOf } from './rules.ts';

/** A drawing of ARCHITECTURE.md: what lies in an area, from above. What shares a line imports nothing of each other. */
export interface Drawing {
  readonly area: string;
  readonly lines: readonly (readonly string[])[];
}

/** The drawings of ARCHITECTURE.md: an area and a colon; then a line's names, and behind four spaces what they are. */
export function drawings(): Drawing[] {
  const [, ...parts] = textOf('ARCHITECTURE.md').split(/^((?:apps|packages)\/[\w/-]+):$/m);
  return parts.flatMap((area, i) => (i % 2 === 0 ? [{ area, lines: linesOf(parts[i + 1] ?? '') }] : []));
}

function linesOf(text: string): string[][] {
  const [rows = ''] = text.split('```');
  const named = rows.split('\n').map((row) => row.split(/ {4,}/)[0] ?? '');
  return named.flatMap((row) => row.split(' → ').map((names) => names.split(' ').filter((name) => name !== '')));
}

/** Folders of the drawn area that no line names, or several do; names that nothing lies under. */
export function misdrawn({ area, lines }: Drawing): string[] {
  const files = sourcesOf(join(root, area));
  const drawn = lines.flat();
  const folders = new Set(files.map(topOf).filter((top) => !top.includes('.')));
  const lost = drawn.filter((name) => !folders.has(name) && !files.some((file) => file.startsWith(`${name}.ts`)));
  const unclear = [...folders].filter((folder) => drawn.filter((name) => name === folder).length !== 1);
  return [...lost, ...unclear];
}

/** The imports that do not go downwards in a drawing. Files beside the folders count where they are drawn. */
export function upwards({ area, lines }: Drawing): Step[] {
  const lineOf = (path: string) => lines.findIndex((line) => line.includes(topOf(path).replace(/\.tsx?$/, '')));
  return stepsSideBySide(importsOf(join(root, area)), 'modules').filter(({ from, at, file, to }) => {
    const isInside = topOf(file) === topOf(to);
    const [line, below] = [lineOf(from), lineOf(at)];
    return !isInside && line >= 0 && below >= 0 && line >= below;
  });
}

/** The folder or file at the top of an area that a path lies in; a module lies at the top. */
const topOf = (path: string): string => path.replace(/^modules\//, '').replace(/\/.*/, '');
