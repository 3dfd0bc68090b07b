import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { BankAsideRuleTable, Schema } from '../../database/schema.ts';

/** A rule as it is stored. */
export type StoredRule = Selectable<BankAsideRuleTable>;

/** Stores a rule. */
export async function insertRule(transaction: Transaction<Schema>, rule: StoredRule): Promise<void> {
  await transaction.insertInto('bank_aside_rules').values(rule).execute();
}

/** All rules, the newest first. */
export function allRules(queryable: Queryable): Promise<StoredRule[]> {
  return queryable.selectFrom('bank_aside_rules').selectAll().orderBy('made_at', 'desc').orderBy('id').execute();
}

/** The number of rules. */
export async function countRules(queryable: Queryable): Promise<number> {
  const row = await queryable
    .selectFrom('bank_aside_rules')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts an entry that a rule sets aside. False: the rule has ended. */
export async function countUse(transaction: Transaction<Schema>, id: string, bookedOn: string): Promise<boolean> {
  const row = await transaction
    .updateTable('bank_aside_rules')
    .set((eb) => ({
      used: eb('used', '+', 1),
      last_used_on: sql<string>`case when last_used_on > ${bookedOn} then last_used_on else ${bookedOn} end`,
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a rule and returns it. Null: there is none. */
export async function deleteRule(transaction: Transaction<Schema>, id: string): Promise<StoredRule | null> {
  const row = await transaction.deleteFrom('bank_aside_rules').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}
