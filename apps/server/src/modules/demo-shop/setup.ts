import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { DemoName } from '../../demo-folders.ts';
import { noteOf, putNewNote, putNote } from '../configuration/configuration.service.ts';

/**
 * The state of a shop's first filling: the demo that is being loaded, so that another start can continue with the same
 * one whatever it was told, or it is done.
 */
export type Setup = DemoName | 'done';

const notes: Readonly<Record<Setup, string>> = { on: 'demo catalogue', wein: 'demo catalogue wein', done: 'done' };
const setups = new Map(Object.entries(notes).map(([setup, note]) => [note, setup as Setup]));

/** The state of the first filling; undefined when it never began. */
export async function setupOf(queryable: Queryable): Promise<Setup | undefined> {
  const noted = await noteOf(queryable, 'setup', Type.String());
  // Earlier versions loaded the demo's texts into a shop with its own catalogue, and stored another note meanwhile.
  return noted === undefined ? undefined : (setups.get(noted) ?? 'done');
}

/**
 * Stores the state unless another server already has.
 * @returns the stored state. Of simultaneous servers one waits.
 */
export async function beginSetup(transaction: Transaction<Schema>, setup: Setup): Promise<Setup> {
  await putNewNote(transaction, 'setup', notes[setup]);
  return (await setupOf(transaction)) ?? setup;
}

/** Stores that the first filling is done. */
export function endSetup(transaction: Transaction<Schema>): Promise<void> {
  return putNote(transaction, 'setup', notes.done);
}
