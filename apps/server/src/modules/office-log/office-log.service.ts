import type { LogEntry, LogPage, LogQuestion } from '@kontor/contract/office';
import { foldCase } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { OfficeLogTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { privateId } from '../../private-id.ts';
import {
  countEntries,
  entriesOf,
  forgetNetworks,
  forgetValues,
  insertEntry,
  type LogFilter,
  type LogPlace,
  namesOfSubjects,
} from './office-log.repository.ts';
import { officeLogTexts } from './texts/office-log.de.ts';
import type { LoggedChange } from './types.ts';

const day = 24 * 3_600_000;

/** How long the log keeps the network from which a change came, in milliseconds. */
export const networksKept = 30 * day;

const pageSize = 50;

/**
 * The log of changes in the shop. An entry is written in the change's transaction and never changed, except that what
 * it says of somebody is deleted with them. Open pages of the back office hear of its subject.
 */
export interface OfficeLog {
  write(transaction: Transaction<Schema>, change: LoggedChange): Promise<void>;
  /** Entries, newest first. With an invalid place the page begins at the newest. */
  page(question: LogQuestion): Promise<LogPage>;
  /**
   * Deletes what the entries about something say of it, because it was erased (LAW D5). Who did what and when stays.
   */
  forgetValues(transaction: Transaction<Schema>, subject: string, subjectId: string): Promise<void>;
  /** The number of entries that match a question, counted up to a limit. */
  count(question: Omit<LogQuestion, 'after'>, upTo: number): Promise<number>;
  /** Deletes the networks of old entries. */
  forgetNetworks(transaction: Transaction<Schema>): Promise<void>;
}

/** Makes the log. */
export function createOfficeLog({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): OfficeLog {
  /** Entries of one moment are told apart by the order in which this process wrote them. */
  let written = 0;
  return {
    async write(transaction, { by, subject, subjectId, action, before, after }) {
      const [name, was, is] = [by?.name ?? officeLogTexts.shopItself, jsonOf(before), jsonOf(after)];
      await insertEntry(transaction, {
        ...{
          id: `${String(++written).padStart(12, '0')}.${privateId()}`,
          at: clock(),
          operator_id: by?.id ?? null,
          operator_name: name,
        },
        ...{ subject, subject_id: subjectId, action, before: was, after: is, network: by?.network ?? null },
        words: foldCase([name, subjectId, was ?? '', is ?? ''].join(' ')),
      });
      await noteChange(transaction, `${subject} ${subjectId}`);
      await noteChange(transaction, 'log');
    },
    async page({ after, ...filter }) {
      const place = after === undefined ? null : placeOf(after);
      const found = await entriesOf(database.read, folded(filter), { after: place, limit: pageSize + 1 });
      const entries = found.slice(0, pageSize);
      const last = found.length > pageSize ? entries.at(-1) : undefined;
      const names = await namesOfSubjects(database.read, entries);
      return {
        entries: entries.map((row) => entryOf(row, names)),
        next: last === undefined ? null : `${last.at}.${last.id}`,
      };
    },
    forgetValues: (transaction, subject, subjectId) => forgetValues(transaction, subject, subjectId),
    count: (question, upTo) => countEntries(database.read, folded(question), upTo),
    forgetNetworks: (transaction) => forgetNetworks(transaction, clock() - networksKept),
  };
}

function folded({ text, ...filter }: Omit<LogQuestion, 'after'>): LogFilter {
  const word = text?.trim() ?? '';
  return { ...filter, text: word === '' ? undefined : foldCase(word) };
}

/** The fields that differ between two records, for the log. Null if none differs. */
export function changedFields<Of extends object>(
  before: Of,
  after: Of,
): { before: Partial<Of>; after: Partial<Of> } | null {
  const names = (Object.keys(after) as (keyof Of)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (of: Of) => Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<Of>;
  return { before: only(before), after: only(after) };
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function placeOf(next: string): LogPlace | null {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(next) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

/** What was changed may have any shape: each kind of action has its own. */
const readBefore = storedJson('office_log.before', Type.Unknown());
const readAfter = storedJson('office_log.after', Type.Unknown());

const namedSubjects: ReadonlySet<string> = new Set(['operator', 'role']);

function entryOf(row: OfficeLogTable, names: ReadonlyMap<string, string>): LogEntry {
  return {
    ...{ _id: row.id, at: new Date(row.at).toISOString(), operator: row.operator_name },
    ...{ subject: row.subject, subjectId: row.subject_id, action: row.action, network: row.network },
    subjectName: namedSubjects.has(row.subject) ? (names.get(row.subject_id) ?? null) : null,
    ...(row.before !== null && { before: readBefore(row.before, row.id) }),
    ...(row.after !== null && { after: readAfter(row.after, row.id) }),
  };
}
