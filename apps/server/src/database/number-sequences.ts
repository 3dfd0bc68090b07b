import type { QueryCreator, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The next number of a sequence such as `order-2026`, from 1. The sequence stays locked until the transaction ends and
 * is rolled back with it, so that numbers have no gaps, however many instances ask at once (CONTRACT §5).
 */
export async function nextNumber(transaction: Transaction<Schema>, name: string): Promise<number> {
  const { value } = await countUp(transaction, name).executeTakeFirstOrThrow();
  return value;
}

/** The statement of {@link nextNumber}. PostgreSQL can also run it as part of another statement. */
export function countUp(queries: QueryCreator<Schema>, name: string) {
  return queries
    .insertInto('number_sequences')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row('number_sequences.value', '+', 1) })),
    )
    .returning('value');
}
