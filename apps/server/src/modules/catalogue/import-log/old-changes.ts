import type { Database } from '../../../database/database.ts';

/** How long the changes of an import are kept, in milliseconds: 30 days. The import itself stays in the list. */
export const changesKeptFor = 30 * 24 * 3_600_000;

/** The number of batches to delete at a time, so that no order waits long for the writer. */
const slice = 10;

/**
 * Deletes the changes of imports that began more than 30 days before a time in epoch ms. The imports are marked first,
 * so that nobody begins to undo an import whose changes are half deleted. Safe with several instances.
 */
export async function forgetOldChanges(database: Database, now: number): Promise<void> {
  const last = await database.read
    .selectFrom('imports')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('begun_at', '<', now - changesKeptFor)
    .executeTakeFirst();
  const number = last?.number ?? null;
  if (number === null) return;
  const fresh = await database.read
    .selectFrom('imports')
    .select('number')
    .where('number', '<=', number)
    .where('forgotten', '=', 0)
    .limit(1)
    .executeTakeFirst();
  if (fresh !== undefined)
    await database.transaction((transaction) =>
      transaction.updateTable('imports').set({ forgotten: 1 }).where('number', '<=', number).execute(),
    );
  while (await forgetSome(database, number));
}

/** Deletes some batches of the imports up to a number. Returns whether there may be more. */
async function forgetSome(database: Database, number: number): Promise<boolean> {
  const old = await database.read
    .selectFrom('import_changes')
    .select(['import_number', 'place'])
    .where('import_number', '<=', number)
    .orderBy('import_number')
    .orderBy('place')
    .limit(slice)
    .execute();
  if (old.length === 0) return false;
  await database.transaction(async (transaction) => {
    for (const { import_number, place } of old)
      await transaction
        .deleteFrom('import_changes')
        .where('import_number', '=', import_number)
        .where('place', '=', place)
        .execute();
  });
  return old.length === slice;
}
