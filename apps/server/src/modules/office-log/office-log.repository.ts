import { foldCase } from '@kontor/domain';
import { sql, type Transaction } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import type { OfficeLogTable, Schema } from '../../database/schema.ts';

/** The place in the log after which a page begins. */
export interface LogPlace {
  readonly at: number;
  readonly id: string;
}

/** Which entries somebody wants to see. */
export interface LogFilter {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly operatorId?: string | undefined;
  /** In the same folded form as `words`; it is looked for anywhere in an entry. */
  readonly text?: string | undefined;
}

/** Stores an entry. */
export async function insertEntry(transaction: Transaction<Schema>, entry: OfficeLogTable): Promise<void> {
  await transaction.insertInto('office_log').values(entry).execute();
}

/** At most `limit` entries after a place, newest first. */
export function entriesOf(
  queryable: Queryable,
  filter: LogFilter,
  { after, limit }: { readonly after: LogPlace | null; readonly limit: number },
): Promise<OfficeLogTable[]> {
  let entries = filtered(queryable, filter).selectAll();
  if (after !== null) {
    entries = entries.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(after.at, after.id)));
  }
  return entries.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The names of the operators and roles among the records that entries are about, by the records' ids. */
export async function namesOfSubjects(
  queryable: Queryable,
  entries: readonly Pick<OfficeLogTable, 'subject' | 'subject_id'>[],
): Promise<ReadonlyMap<string, string>> {
  const tables = { operator: 'operators', role: 'operator_roles' } as const;
  const rows = await Promise.all(
    (['operator', 'role'] as const).map((kind) => {
      const ids = entries.filter(({ subject }) => subject === kind).map(({ subject_id }) => subject_id);
      if (ids.length === 0) return [];
      return queryable
        .selectFrom(tables[kind])
        .select(['id', 'name'])
        .where('id', 'in', [...new Set(ids)])
        .execute();
    }),
  );
  return new Map(rows.flat().map(({ id, name }) => [id, name]));
}

/** Deletes the values of all entries about something. They are still found by who did it, and by its id. */
export async function forgetValues(
  transaction: Transaction<Schema>,
  subject: string,
  subjectId: string,
): Promise<void> {
  const entries = transaction.updateTable('office_log').where('subject', '=', subject);
  const found = await entries
    .set({ before: null, after: null })
    .where('subject_id', '=', subjectId)
    .returning(['id', 'operator_name'])
    .execute();
  for (const { id, operator_name } of found)
    await entries
      .set({ words: foldCase(`${operator_name} ${subjectId} `) })
      .where('id', '=', id)
      .execute();
}

/** The number of entries, counted up to a limit. */
export function countEntries(queryable: Queryable, filter: LogFilter, upTo: number): Promise<number> {
  return countRows(queryable, filtered(queryable, filter).select('id').limit(upTo));
}

function filtered(queryable: Queryable, { subject, subjectId, operatorId, text }: LogFilter) {
  let entries = queryable.selectFrom('office_log');
  if (subject !== undefined) entries = entries.where('subject', '=', subject);
  if (subjectId !== undefined) entries = entries.where('subject_id', '=', subjectId);
  if (operatorId !== undefined) entries = entries.where('operator_id', '=', operatorId);
  if (text !== undefined) entries = entries.where(sql<boolean>`words like ${containing(text)} escape '\\'`);
  return entries;
}

/** Deletes the networks of entries that are older than a moment. */
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
