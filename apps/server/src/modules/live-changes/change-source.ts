import type { Database } from '../../database/database.ts';
import { changesAfter, newestChange, officeChannel } from '../../database/office-changes.ts';

/** Calls a function repeatedly; returns the function that stops it. */
export type Every = (milliseconds: number, run: () => void) => () => void;

/** What somebody who listens for changes needs. */
export interface ChangeListener {
  readonly database: Database;
  readonly every: Every;
  /** Called with subjects that changed. Null: some may have been missed. */
  onChange(subjects: readonly string[] | null): void;
  onError(error: unknown): void;
}

/** The interval between looks on SQLite, in milliseconds. */
const lookEvery = 500;

/**
 * Listens to the changes of all processes from now on: on PostgreSQL by NOTIFY, on SQLite by a statement every half
 * second.
 * @returns the function that stops it.
 */
export function listenToChanges(listener: ChangeListener): () => Promise<void> {
  const { database, onChange } = listener;
  if (database.engine === 'sqlite') return lookForChanges(listener);
  return database.listen(officeChannel, (said) => onChange(said === null ? null : [said]));
}

function lookForChanges({ database, every, onChange, onError }: ChangeListener): () => Promise<void> {
  let seen: number | null = null;
  let looking: Promise<void> | null = null;
  async function look(): Promise<void> {
    try {
      if (seen === null) {
        seen = await newestChange(database.read);
        onChange(null);
        return;
      }
      const { place, subjects } = await changesAfter(database.read, seen);
      seen = place;
      if (subjects === null || subjects.length > 0) onChange(subjects);
    } catch (error) {
      onError(error);
    }
  }
  const start = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  start();
  const stop = every(lookEvery, start);
  return async () => {
    stop();
    await looking;
  };
}
