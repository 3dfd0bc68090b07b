import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { noteOf, putNewNote, putNote } from '../configuration/configuration.service.ts';

/**
 * How far the first filling of a shop is: the demo is being loaded, so that another start can go on with it, or nothing
 * more is to be.
 */
export type Setup = 'demo catalogue' | 'done';

/** How far the first filling is; undefined when it never began. */
export async function setupOf(queryable: Queryable): Promise<Setup | undefined> {
  const noted = await noteOf(queryable, 'setup', Type.String());
  // Earlier versions brought the demo's texts into a shop with its own catalogue, and noted that meanwhile.
  return noted === undefined || noted === 'demo catalogue' ? noted : 'done';
}

/**
 * Notes what is to be loaded unless another server already has.
 * @returns what holds in the end. Of servers that ask at once one waits.
 */
export async function beginSetup(transaction: Transaction<Schema>, setup: Setup): Promise<Setup> {
  await putNewNote(transaction, 'setup', setup);
  return (await setupOf(transaction)) ?? setup;
}

/** Notes how far it is. */
export function writeSetup(transaction: Transaction<Schema>, setup: Setup): Promise<void> {
  return putNote(transaction, 'setup', setup);
}
