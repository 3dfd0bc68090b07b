import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { noteOf, putNewNote, putNote } from '../configuration/configuration.service.ts';

/** The state of a shop's first filling: the demo is being loaded, so that another start can continue, or it is done. */
export type Setup = 'demo catalogue' | 'done';

/** The state of the first filling; undefined when it never began. */
export async function setupOf(queryable: Queryable): Promise<Setup | undefined> {
  const noted = await noteOf(queryable, 'setup', Type.String());
  // Earlier versions loaded the demo's texts into a shop with its own catalogue, and stored another note meanwhile.
  return noted === undefined || noted === 'demo catalogue' ? noted : 'done';
}

/**
 * Stores the state unless another server already has.
 * @returns the stored state. Of simultaneous servers one waits.
 */
export async function beginSetup(transaction: Transaction<Schema>, setup: Setup): Promise<Setup> {
  await putNewNote(transaction, 'setup', setup);
  return (await setupOf(transaction)) ?? setup;
}

/** Stores the state of the first filling. */
export function writeSetup(transaction: Transaction<Schema>, setup: Setup): Promise<void> {
  return putNote(transaction, 'setup', setup);
}
