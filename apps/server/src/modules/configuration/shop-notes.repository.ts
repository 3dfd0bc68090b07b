import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';

/** What the shop notes about itself: a row of the configuration that no call answers and the operator never sees. */
export type ShopNote = 'demo' | 'setup';

/** What is noted; undefined when nothing is. */
export async function noteOf<Note extends TSchema>(
  queryable: Queryable,
  key: ShopNote,
  schema: Note,
): Promise<Static<Note> | undefined> {
  const row = await queryable.selectFrom('configuration').select('value').where('key', '=', key).executeTakeFirst();
  return row && storedJson('configuration.value', schema)(row.value, key);
}

/** Notes something, in place of what was noted before. */
export async function putNote(transaction: Transaction<Schema>, key: ShopNote, note: unknown): Promise<void> {
  const value = JSON.stringify(note);
  await transaction
    .insertInto('configuration')
    .values({ key, value, version: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Notes something unless something is noted already. Of transactions that do so at once one waits. */
export async function putNewNote(transaction: Transaction<Schema>, key: ShopNote, note: unknown): Promise<void> {
  await transaction
    .insertInto('configuration')
    .values({ key, value: JSON.stringify(note), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
