import { type AsideRule, isSetAsideBy, matchEntry, namesAnyNumber } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { countUse, type StoredRule } from './aside-rules.repository.ts';
import { changeEntry, decidedByHand, writeState } from './assign-entry.ts';
import { entriesByIds, type StoredEntry } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { openItemsFor } from './open-items.ts';
import { bankEntryOf } from './stored-entry.ts';

/** How many entries are read at once. */
const readAtOnce = 100;

/**
 * Sets aside those of some entries that a rule is about, each in a transaction of its own, in which it is judged again.
 * What somebody has decided about by hand stays, except for the entry that a new rule is made from (`chosen`).
 * @returns how many
 */
export async function setAsideByRules(
  sources: BankSources,
  ids: readonly string[],
  { rules, chosen = null }: { readonly rules: readonly StoredRule[]; readonly chosen?: string | null },
): Promise<number> {
  if (rules.length === 0) return 0;
  const { database, orders, configuration } = sources;
  const { orderNumberPattern } = await configuration.current();
  const ruleFor = async (queryable: Queryable, entry: StoredEntry): Promise<StoredRule | undefined> => {
    const isByHand = entry.id !== chosen && entry.flags.split(' ').includes(decidedByHand);
    const isTaken = entry.state !== 'open' || isByHand;
    // Most entries are of nobody whom a rule names.
    if (isTaken || !rules.some((rule) => isAbout(rule, entry))) return undefined;
    const read = bankEntryOf(entry);
    const openItems = await openItemsFor(queryable, { orders, orderNumberPattern }, [entry]);
    const known = { match: matchEntry(read, openItems), namesNumber: namesAnyNumber(read, openItems) };
    return rules.find((rule) => isSetAsideBy(ruleOf(rule), read, known));
  };
  let count = 0;
  for (let i = 0; i < ids.length; i += readAtOnce)
    for (const { id, ...entry } of await entriesByIds(database.read, ids.slice(i, i + readAtOnce))) {
      if ((await ruleFor(database.read, { id, ...entry })) === undefined) continue;
      const refusal = await changeEntry(sources, id, ['open'], async (transaction, locked): Promise<Refused | null> => {
        const rule = await ruleFor(transaction, locked);
        // The rule may have ended meanwhile.
        if (rule === undefined || !(await countUse(transaction, rule.id, locked.booked_on)))
          return refused(409, 'bank-entry-changed');
        const aside = { state: 'set-aside', asideReason: rule.reason } as const;
        await writeState(transaction, sources, { entry: locked, by: null, ...aside });
        return null;
      });
      if (refusal === null) count += 1;
    }
  return count;
}

/** Whether a rule is about an entry, whatever it may pay. */
function isAbout(rule: StoredRule, entry: StoredEntry): boolean {
  const fitsNothing = { match: { kind: 'none', shares: [], reasons: [] } as const, namesNumber: false };
  return isSetAsideBy(ruleOf(rule), bankEntryOf(entry), fitsNothing);
}

function ruleOf({ payer, payer_iban, words, is_outgoing }: StoredRule): AsideRule {
  return { payer, payerIban: payer_iban, words, isOutgoing: is_outgoing === 1 };
}
