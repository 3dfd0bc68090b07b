import { sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OfficeLogTable, Schema } from '../../database/schema.ts';

/** Where a page of the log begins: behind this entry. */
export interface LogPlace {
  readonly at: number;
  readonly id: string;
}

/** Which entries somebody wants to see. */
export interface LogFilter {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly operatorId?: string | undefined;
  /** Folded as `words` are: looked for anywhere in an entry. */
  readonly text?: string | undefined;
}

/** Stores an entry. */
export async function insertEntry(transaction: Transaction<Schema>, entry: OfficeLogTable): Promise<void> {
  await transaction.insertInto('office_log').values(entry).execute();
}

/** Entries, newest first, at most `limit`, behind a place. */
export function entriesOf(
  queryable: Queryable,
  { subject, subjectId, operatorId, text }: LogFilter,
  { after, limit }: { readonly after: LogPlace | null; readonly limit: number },
): Promise<OfficeLogTable[]> {
  let entries = queryable.selectFrom('office_log').selectAll();
  if (subject !== undefined) entries = entries.where('subject', '=', subject);
  if (subjectId !== undefined) entries = entries.where('subject_id', '=', subjectId);
  if (operatorId !== undefined) entries = entries.where('operator_id', '=', operatorId);
  if (text !== undefined) entries = entries.where(sql<boolean>`words like ${containing(text)} escape '\\'`);
  if (after !== null) {
    entries = entries.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(after.at, after.id)));
  }
  return entries.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Forgets from which network entries came that are older than a moment. */
export async function forgetNetworks(transaction: Transaction<Schema>, before: number): Promise<void> {
  await transaction
    .updateTable('office_log')
    .set({ network: null })
    .where('at', '<', before)
    .where('network', 'is not', null)
    .execute();
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
