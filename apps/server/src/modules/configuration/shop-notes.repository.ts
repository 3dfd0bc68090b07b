import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';

/** The shop's internal notes: rows of the configuration that no call returns and the operator never sees. */
export type ShopNote = 'demo' | 'setup';

/** The note of a key; undefined when there is none. */
export async function noteOf<Note extends TSchema>(
  queryable: Queryable,
  key: ShopNote,
  schema: Note,
): Promise<Static<Note> | undefined> {
  const row = await queryable.selectFrom('configuration').select('value').where('key', '=', key).executeTakeFirst();
  return row && storedJson('configuration.value', schema)(row.value, key);
}

/** Stores a note, replacing an earlier one. */
export async function putNote(transaction: Transaction<Schema>, key: ShopNote, note: unknown): Promise<void> {
  const value = JSON.stringify(note);
  await transaction
    .insertInto('configuration')
    .values({ key, value, version: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores a note unless there is one. Of simultaneous transactions one waits. */
export async function putNewNote(transaction: Transaction<Schema>, key: ShopNote, note: unknown): Promise<void> {
  await transaction
    .insertInto('configuration')
    .values({ key, value: JSON.stringify(note), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
