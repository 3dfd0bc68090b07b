import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';

/** What one source imports of another one of its area. Both are paths from the area's folder. */
export interface Import {
  readonly file: string;
  readonly to: string;
}

/** The sources of an area that run, as paths from its folder: neither tests nor what only tests use. */
export function sourcesOf(area: string): string[] {
  return globSync('**/*.{ts,tsx,css}', { cwd: area, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/)/.test(file));
}

/** The imports between some sources of an area, also those of types and those that load later. */
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

/** An import with the rooms that it leads out of and into. */
export interface Step extends Import {
  readonly from: string;
  readonly at: string;
}

/**
 * The imports between what lies side by side: of each import the files or folders where the two paths part. So within
 * every folder, and not only between the outermost ones, a circle is seen. A `shelf` is a folder that only holds
 * others: they lie side by side with its neighbours.
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
 * The imports between folders, each with the files that lie in it alone. Rooms by themselves are the files beside the
 * area's folders, and those that a folder shows to others: `index.ts` and `types.ts`.
 */
export function stepsBetweenFolders(imports: readonly Import[]): Step[] {
  const room = (file: string) => (/(?:^|\/)(?:index|types)\.ts$|^[^/]+$/.test(file) ? file : dirname(file));
  return imports.map((step) => ({ ...step, from: room(step.file), at: room(step.to) })).filter(isPassage);
}

const isPassage = ({ from, at }: Step) => from !== at;

/** The shortest way that leads back to where it began, step by step; empty where none does. */
export function shortestCircle(steps: readonly Step[]): Step[] {
  const passages = [...new Map(steps.map((step) => [`${step.from} ${step.at}`, step])).values()];
  const outOf = Map.groupBy(passages, ({ from }) => from);
  const circles = [...outOf.keys()].map((room) => shortestWayBack(outOf, room)).filter((way) => way !== undefined);
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function shortestWayBack(outOf: ReadonlyMap<string, readonly Step[]>, start: string): Step[] | undefined {
  const ways = new Map<string, Step[]>((outOf.get(start) ?? []).map((step) => [step.at, [step]]));
  // A map is walked with what is added meanwhile: the nearest rooms come first.
  for (const [room, way] of ways) {
    if (room === start) return way;
    for (const step of outOf.get(room) ?? []) if (!ways.has(step.at)) ways.set(step.at, [...way, step]);
  }
  return undefined;
}
