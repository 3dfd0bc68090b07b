import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';

/** An import of one source from another in its area. Both are paths from the area's folder. */
export interface Import {
  readonly file: string;
  readonly to: string;
}

/** The sources of an area, without tests and their helpers, as paths from its folder. */
export function sourcesOf(area: string): string[] {
  return globSync('**/*.{ts,tsx,css}', { cwd: area, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/)/.test(file));
}

/** The imports between some sources of an area, including type imports and dynamic ones. */
export function importsOf(area: string, files: readonly string[] = sourcesOf(area)): Import[] {
  return files.flatMap((file) =>
    specifiersIn(readFileSync(join(area, file), 'utf8'))
      .map((specifier) => ({ file, to: normalize(`${dirname(file)}/${specifier}`) }))
      .filter(({ to }) => !to.startsWith('../')),
  );
}

function specifiersIn(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport\(|@?\bimport)\s*(['"])(\.[^'"]+)\1/g);
  return [...found].map(([, , specifier = '']) => specifier);
}

/** An import with the rooms that it leaves and enters. */
export interface Step extends Import {
  readonly from: string;
  readonly at: string;
}

/**
 * The imports between neighbours: for each import, the files or folders at which the two paths divide. So circles are
 * found within every folder, not only between the outermost ones. A `shelf` is a folder that only contains others,
 * which count as neighbours of its siblings.
 */
export function stepsSideBySide(imports: readonly Import[], shelf: string): Step[] {
  const segments = (path: string) => path.replace(`${shelf}/`, `${shelf}:`).split('/');
  return imports.flatMap(({ file, to }) => {
    const [from, at] = [segments(file), segments(to)];
    const parting = from.findIndex((segment, i) => segment !== at[i]);
    if (parting < 0) return [];
    const room = (path: readonly string[]) =>
      path
        .slice(0, parting + 1)
        .join('/')
        .replace(`${shelf}:`, `${shelf}/`);
    return [{ file, to, from: room(from), at: room(at) }];
  });
}

/**
 * The imports between folders, each with the files directly in it. Files beside the area's folders are rooms by
 * themselves, and so are `index.ts` and `types.ts`, which a folder shows to others.
 */
export function stepsBetweenFolders(imports: readonly Import[]): Step[] {
  const room = (file: string) => (/(?:^|\/)(?:index|types)\.ts$|^[^/]+$/.test(file) ? file : dirname(file));
  return imports.map((step) => ({ ...step, from: room(step.file), at: room(step.to) })).filter(isPassage);
}

const isPassage = ({ from, at }: Step) => from !== at;

/** The shortest path that returns to its start, step by step. Empty if there is none. */
export function shortestCircle(steps: readonly Step[]): Step[] {
  const passages = [...new Map(steps.map((step) => [`${step.from} ${step.at}`, step])).values()];
  const outOf = Map.groupBy(passages, ({ from }) => from);
  const circles = [...outOf.keys()].map((room) => shortestWayBack(outOf, room)).filter((way) => way !== undefined);
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function shortestWayBack(outOf: ReadonlyMap<string, readonly Step[]>, start: string): Step[] | undefined {
  const ways = new Map<string, Step[]>((outOf.get(start) ?? []).map((step) => [step.at, [step]]));
  // A map's iteration includes entries added on the way, so the nearest rooms come first.
  for (const [room, way] of ways) {
    if (room === start) return way;
    for (const step of outOf.get(room) ?? []) if (!ways.has(step.at)) ways.set(step.at, [...way, step]);
  }
  return undefined;
}
