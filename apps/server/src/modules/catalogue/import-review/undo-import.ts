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
import { type OrdersAsked, undoBatch } from './undo-batch.ts';

/** What an undo needs, and whom it tells. */
export interface Undoing extends OrdersAsked {
  readonly database: Database;
  readonly clock: Clock;
  /** The import to undo. */
  readonly number: number;
  readonly rules: StockRules;
  /** Is told why it has to wait. */
  readonly onNote: (note: string) => void;
  /** Is told batch by batch what changes and what stays. */
  readonly onChanges: (changes: readonly Change[]) => void;
}

/** Why an import cannot be undone, or what it changed be told. */
export type ReviewRefusal =
  | { readonly code: 'no-import' }
  | { readonly code: 'undone-before'; readonly by: number }
  /** What it changed is not kept any more. */
  | { readonly code: 'forgotten' };

/** The result of an undo, under a number of its own. */
export interface Undone {
  readonly number: number;
  readonly counts: KeptCounts;
  /** How many of the archived are not in the shop any more. */
  readonly erased: number;
}

/** Whether what an import changed is kept; `isUndone`: and was not put back. */
export async function reviewRefusal(database: Database, number: number): Promise<ReviewRefusal | null> {
  const row = await importOf(database.read, number);
  if (row === undefined) return { code: 'no-import' };
  return row.forgotten === 1 ? { code: 'forgotten' } : null;
}

/**
 * Undoes what an import changed and nobody changed since, the last batch first. Each batch is one transaction with its
 * mark: an interrupted undo is finished by undoing again, and nothing is undone twice. An undo is an import itself,
 * with a number and changes of its own.
 */
export async function undoImport(undoing: Undoing): Promise<Undone | ReviewRefusal> {
  const { database, number } = undoing;
  const before = await refusalOf(database, number);
  if (before !== null) return before;
  const file = (await importOf(database.read, number))?.file ?? '';
  const turn = await ImportTurn.take({ ...undoing, kind: 'undo', file, undoes: number });
  try {
    // While it waited, another may have done it.
    const refusal = await refusalOf(database, number);
    if (refusal !== null) {
      await turn.breakOff();
      return refusal;
    }
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, archived: 0, warnings: 0 };
    let erased = 0;
    for (let next = await undoNext(undoing, turn, counts); next; next = await undoNext(undoing, turn, counts))
      erased += next.filter(isErased).length;
    await turn.end(counts, (transaction) => markUndone(transaction, number, turn.number));
    return { number: turn.number, counts, erased };
  } catch (failure) {
    await turn.breakOff();
    throw failure;
  }
}

async function refusalOf(database: Database, number: number): Promise<ReviewRefusal | null> {
  const undoneBy = (await importOf(database.read, number))?.undone_by ?? null;
  return undoneBy === null ? reviewRefusal(database, number) : { code: 'undone-before', by: undoneBy };
}

/** Undoes the last batch that is not undone yet. Answers what changed; null: there was none. */
async function undoNext(
  { database, clock, number, rules, onChanges, ordered, orderedSince }: Undoing,
  turn: ImportTurn,
  counts: KeptCounts,
): Promise<readonly Change[] | null> {
  const done = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    const last = await lastToPutBack(transaction, number);
    if (last === null) return null;
    const orders = { ordered, orderedSince };
    const changes = await undoBatch(transaction, last.batch, { now: clock(), rules, orders });
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
 * What was restored counts as changed, what returned as created, what was removed as archived, and what stays as
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
