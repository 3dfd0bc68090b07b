import type { Transaction } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * A running transaction that knows tables by name only: the types of `schema.ts` describe the newest schema, not an
 * older step's.
 */
export type TablesByName = Pick<Transaction<unknown>, 'schema' | 'getExecutor'>;

/**
 * One step from an older schema to a newer one. Steps only go forward and are never changed once released; each leaves
 * the tables usable for the version before, which may still be serving (DESIGN §4): add, never rename or drop what that
 * version reads.
 */
export interface Migration {
  /** Four digits and a name: its place in the order and its key in the table `migrations`. */
  readonly name: string;
  up(transaction: TablesByName, types: ColumnTypes): Promise<void>;
}
