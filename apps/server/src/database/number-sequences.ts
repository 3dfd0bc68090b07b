import type { QueryCreator, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The next number of a sequence such as `order-2026`, from 1. The sequence stays locked until the transaction ends and
 * is counted back with it: numbers are consecutive, without gaps, however many instances ask at once (CONTRACT §5).
 */
export async function nextNumber(transaction: Transaction<Schema>, name: string): Promise<number> {
  const { value } = await countUp(transaction, name).executeTakeFirstOrThrow();
  return value;
}

/** The statement of {@link nextNumber}, which PostgreSQL takes as a part of another one too. */
export function countUp(queries: QueryCreator<Schema>, name: string) {
  return queries
    .insertInto('number_sequences')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row('number_sequences.value', '+', 1) })),
    )
    .returning('value');
}
