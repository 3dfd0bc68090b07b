import type { Transaction } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * A transaction with untyped tables: the types of `schema.ts` describe the newest schema, not that of an older step.
 */
export type TablesByName = Pick<Transaction<unknown>, 'schema' | 'getExecutor'>;

/**
 * A step from an older schema to a newer one. Steps only go forward and never change after a release. Each leaves the
 * tables usable for the previous version, which may still be serving (DESIGN §4): add, but never rename or drop what
 * that version reads.
 */
export interface Migration {
  /** Four digits and a name: its position, and its key in the table `migrations`. */
  readonly name: string;
  up(transaction: TablesByName, types: ColumnTypes): Promise<void>;
}
