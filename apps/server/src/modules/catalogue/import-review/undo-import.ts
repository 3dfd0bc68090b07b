import type { StockRules } from '@kontor/domain';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Change } from '../import-log/change.ts';
import {
  ImportTurn,
  importOf,
  type KeptCounts,
  lastToPutBack,
  lockImports,
  markPutBack,
  markUndone,
} from '../import-log/import-log.service.ts';
import { LaterImports } from './later-imports.ts';
import { type OrdersAsked, undoBatch } from './undo-batch.ts';

/** The data for an undo, and its callbacks. */
export interface Undoing extends OrdersAsked {
  readonly database: Database;
  readonly clock: Clock;
  /** The import to undo. */
  readonly number: number;
  readonly rules: StockRules;
  /** Called with the reason if the undo has to wait. */
  readonly onNote: (note: string) => void;
  /** Called for each batch with what is restored and what is not. */
  readonly onChanges: (changes: readonly Change[]) => void;
}

/** Why an import cannot be undone, or its changes cannot be shown. */
export type ReviewRefusal =
  | { readonly code: 'no-import' }
  /** It is undone, whole, by the import `by`. */
  | { readonly code: 'undone-before'; readonly by: number }
  /** Its changes are no longer stored. */
  | { readonly code: 'forgotten' };

/** The result of an undo, under its own import number. */
export interface Undone {
  readonly number: number;
  readonly counts: KeptCounts;
  /** How many of the archived products were deleted. */
  readonly erased: number;
}

/** Why the changes of an import cannot be shown. Null if they can. */
export async function reviewRefusal(database: Database, number: number): Promise<ReviewRefusal | null> {
  const row = await importOf(database.read, number);
  if (row === undefined) return { code: 'no-import' };
  return row.forgotten === 1 ? { code: 'forgotten' } : null;
}

/**
 * Undoes the changes of an import that nobody changed since, last batch first. Each batch and its mark are one
 * transaction. So an interrupted undo is continued by starting it again, and nothing is undone twice. An undo is an
 * import itself, with its own number and changes. If it left something, or was undone itself, another undo does the
 * rest.
 */
export async function undoImport(undoing: Undoing): Promise<Undone | ReviewRefusal> {
  const { database, number } = undoing;
  const before = await undoneBefore(database, number);
  if ('code' in before) return before;
  const file = (await importOf(database.read, number))?.file ?? '';
  const turn = await ImportTurn.take({ ...undoing, kind: 'undo', file, undoes: number });
  try {
    // Another undo may have finished during the wait.
    const checked = await undoneBefore(database, number);
    if ('code' in checked) {
      await turn.breakOff();
      return checked;
    }
    const later = await LaterImports.read(database, number);
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, archived: 0, warnings: 0 };
    let erased = 0;
    const undo = () => undoNext(undoing, turn, { counts, later, again: checked.by });
    for (let next = await undo(); next; next = await undo()) erased += next.filter(isErased).length;
    await turn.end(counts, (transaction) => markUndone(transaction, number, turn.number));
    return { number: turn.number, counts, erased };
  } catch (failure) {
    await turn.breakOff();
    throw failure;
  }
}

/**
 * Why there is nothing to undo, or the undo `by` (null: none) whose marks do not count: it left something, or was
 * undone itself.
 */
async function undoneBefore(
  database: Database,
  number: number,
): Promise<ReviewRefusal | { readonly by: number | null }> {
  const by = (await importOf(database.read, number))?.undone_by ?? null;
  const isWhole = by !== null && (await isInForce(database, by)) && (await importOf(database.read, by))?.refused === 0;
  if (isWhole) return { code: 'undone-before', by };
  return (await reviewRefusal(database, number)) ?? { by };
}

/** Whether an import is not undone, or its undo is. */
async function isInForce(database: Database, number: number): Promise<boolean> {
  const by = (await importOf(database.read, number))?.undone_by ?? null;
  return by === null || !(await isInForce(database, by));
}

/** Undoes the last batch that is not undone yet. Returns the changes, or null if there was none. */
async function undoNext(
  { database, clock, number, rules, onChanges, ordered, orderedSince }: Undoing,
  turn: ImportTurn,
  {
    counts,
    later,
    again,
  }: { readonly counts: KeptCounts; readonly later: LaterImports; readonly again: number | null },
): Promise<readonly Change[] | null> {
  const done = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    const last = await lastToPutBack(transaction, number, again);
    if (last === null) return null;
    const orders = { ordered, orderedSince };
    const changes = later.named(await undoBatch(transaction, last.batch, { now: clock(), rules, orders }));
    await markPutBack(transaction, { number, place: last.place, by: turn.number });
    const counted = plus(counts, changes);
    await turn.note(transaction, counted, changes);
    return { changes, counted };
  });
  if (done === null) return null;
  Object.assign(counts, done.counted);
  onChanges(done.changes);
  return done.changes;
}

/**
 * Counts restored things as changed, returned ones as created, removed ones as archived, and unrestored ones as
 * refused.
 */
function plus(counts: KeptCounts, changes: readonly Change[]): KeptCounts {
  const counted = { ...counts };
  for (const change of changes) {
    if (change.of === 'left') counted.refused++;
    else if (change.of === 'product' && change.did === 'created') counted.created++;
    else if (change.of === 'product' && isGone(change)) counted.archived++;
    else counted.changed++;
  }
  return counted;
}

function isGone(change: Change): boolean {
  if (isErased(change)) return true;
  return change.of === 'product' && change.did === 'changed' && change.columns.active?.[1] === 0;
}

function isErased(change: Change): boolean {
  return change.of === 'product' && change.did === 'erased';
}
