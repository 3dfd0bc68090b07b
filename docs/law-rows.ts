import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './rules.ts';

/** How far the shop fulfils a row of the law. */
const states = ['done', 'in part', 'not yet', 'not for a shop', 'no case'] as const;

/** A row of docs/law-rows.md: what became of a row of the law. */
export interface LawRow {
  readonly id: string;
  readonly what: string;
  readonly state: string;
  readonly where: string;
  /** What is missing, or why the row is no matter of the shop's. Empty where it is done. */
  readonly missing: string;
}

/** The row of a line of docs/law-rows.md. Undefined: the line is something else. */
export function lawRowOf(line: string): LawRow | undefined {
  const [before, id = '', what = '', state = '', where = '', missing = '', after] = line
    .split('|')
    .map((it) => it.trim());
  if (before !== '' || after !== '' || !/^[A-Z]\d+$/.test(id)) return undefined;
  return { id, what, state, where, missing };
}

/** The rows of docs/law-rows.md. */
export const lawRows = textOf('docs/law-rows.md')
  .split('\n')
  .flatMap((line) => lawRowOf(line) ?? []);

/** The ids of sections 1 to 11 of the law, in their order. The sections after them are no demands on a shop. */
function demandedIds(): string[] {
  const [demands = ''] = textOf('docs/rules/law.md').split(/^## 12\./m);
  return [...demands.matchAll(/\*\*\[([A-Z]\d+)\]\*\*/g)].map(([, id = '']) => id);
}

/** Where code and screens lie: paths as in ARCHITECTURE.md. */
const places = ['', 'apps/server/src', 'apps/server/src/modules'];

/** Paths of a cell that lead to nothing. Addresses of pages begin with a slash and are none. */
function deadPaths(cell: string): string[] {
  const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const paths = named.filter((path) => path.includes('/') && !path.startsWith('/'));
  return paths.filter((path) => !places.some((place) => existsSync(join(root, place, path))));
}

/**
 * What is wrong with the rows: one of the law is missing, twice or out of order; one claims to be done and no test
 * shows it; one says neither where it is done nor what is missing.
 */
export function wrongLawRows(rows: readonly LawRow[], isShown: (id: string) => boolean): string[] {
  const [ids, demanded] = [rows.map(({ id }) => id), demandedIds()];
  return [
    ...demanded.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...(ids.join() === demanded.join() ? [] : ['the rows are not those of the law, in its order']),
    ...rows.flatMap(({ id, state, where, missing }) => {
      const isBuilt = state === 'done' || state === 'in part';
      const faults = [
        !states.some((one) => one === state) && `has the unknown state ${state}`,
        isBuilt && where === '' && 'says not where it is done',
        isBuilt && !isShown(id) && 'is shown by no test',
        state === 'not yet' && isShown(id) && 'is shown by a test, and not yet done',
        state === 'done'
          ? missing !== '' && 'is done, and something is missing'
          : missing === '' && 'says not what is missing',
        ...deadPaths(where).map((path) => `names ${path}, which is not there`),
      ];
      return faults.filter((fault) => fault !== false).map((fault) => `${id} ${fault}`);
    }),
  ];
}

/** How many rows have each state, in words. */
export function countedStates(rows: readonly LawRow[]): string {
  return states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(', ');
}
