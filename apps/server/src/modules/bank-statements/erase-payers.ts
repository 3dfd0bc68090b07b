import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDayBegins } from '../../german-format.ts';

/** Ends the rules that have set nothing aside since a day: nobody needs the name and the account in them any more. */
export async function endUnusedRules(transaction: Transaction<Schema>, since: string): Promise<void> {
  await transaction
    .deleteFrom('bank_aside_rules')
    .where('made_at', '<', viennaDayBegins(since) ?? 0)
    .where((rule) => rule.or([rule('last_used_on', 'is', null), rule('last_used_on', '<', since)]))
    .execute();
}

/**
 * Erases payer, account and words of transfers that were booked before a day. Day and amount stay. `sparedSources`:
 * those from which these notes of money come stay as they are.
 */
export async function erasePayers(
  transaction: Transaction<Schema>,
  {
    before,
    sparedSources,
    limit,
  }: { readonly before: string; readonly sparedSources: readonly string[]; readonly limit: number },
): Promise<number> {
  const spared = sparedSources.map((source) => source.replace(/^bank:/, ''));
  const old = await transaction
    .selectFrom('bank_entries')
    .select('id')
    .where('booked_on', '<', before)
    .where('id', 'not in', ['', ...spared])
    .where((entry) =>
      entry.or([entry('payer', '<>', ''), entry('purpose', '<>', ''), entry('payer_iban', 'is not', null)]),
    )
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction
    .updateTable('bank_entries')
    .set({ payer: '', payer_iban: null, purpose: '' })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}
