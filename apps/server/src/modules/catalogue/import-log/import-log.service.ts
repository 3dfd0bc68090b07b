import type { Queryable } from '../../../database/database.ts';
import { type ImportRow, importOf, type KeptCounts, newestImports } from './import-log.repository.ts';
import { isRunning } from './import-turn.ts';

export {
  batchesOf,
  importOf,
  importsAfter,
  type KeptCounts,
  lastToPutBack,
  lockImports,
  markPutBack,
  markUndone,
} from './import-log.repository.ts';
export { ImportTurn } from './import-turn.ts';
export { forgetOldChanges } from './old-changes.ts';

/** The state of an import. */
export type ImportState = 'running' | 'finished' | 'interrupted' | 'undone';

/** An import in a list. Times in epoch ms. */
export interface ListedImport {
  readonly number: number;
  readonly kind: ImportRow['kind'];
  readonly file: string;
  /** The number of the import that it undoes. */
  readonly undoes: number | null;
  readonly state: ImportState;
  readonly begunAt: number;
  readonly endedAt: number | null;
  /** The import that undid it. */
  readonly undoneBy: number | null;
  readonly counts: KeptCounts;
}

/** The newest imports at a time in epoch ms, newest first. */
export async function listImports(
  queryable: Queryable,
  { now, limit, offset = 0 }: { readonly now: number; readonly limit: number; readonly offset?: number },
): Promise<ListedImport[]> {
  const rows = await newestImports(queryable, limit, offset);
  return rows.map((row) => listed(row, now));
}

/** The import with a number, or null. */
export async function listedImport(queryable: Queryable, number: number, now: number): Promise<ListedImport | null> {
  const row = await importOf(queryable, number);
  return row === undefined ? null : listed(row, now);
}

function listed(row: ImportRow, now: number): ListedImport {
  const { number, kind, file, undoes, begun_at, ended_at, undone_by } = row;
  const { created, changed, unchanged, refused, archived, warnings } = row;
  return {
    ...{ number, kind, file, undoes, state: stateOf(row, now) },
    ...{ begunAt: begun_at, endedAt: ended_at, undoneBy: undone_by },
    counts: { created, changed, unchanged, refused, archived, warnings },
  };
}

function stateOf(row: ImportRow, now: number): ImportState {
  if (row.undone_by !== null) return 'undone';
  if (row.ended_at !== null) return 'finished';
  return isRunning(row, now) ? 'running' : 'interrupted';
}
