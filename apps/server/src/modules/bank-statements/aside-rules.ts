import type { BankAsideRule, RuleToMake } from '@kontor/contract/office';
import { cleanLine, hasControlCharacters, isAsideRule } from '@kontor/domain';
import { formErrors } from '../../http/form-errors.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { textRefusals } from '../../http/typed-text.ts';
import { isoTime } from '../../iso-time.ts';
import { privateId } from '../../private-id.ts';
import type { Changer } from '../office-log/types.ts';
import { setAsideByRules } from './aside-by-rules.ts';
import { allRules, countRules, deleteRule, insertRule, type StoredRule } from './aside-rules.repository.ts';
import { entriesByIds, openEntries } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { entryTexts as texts } from './texts/entries.de.ts';

/** The longest reason and words, in characters. */
const longest = { reason: 200, words: 200 } as const;
/** The most rules. Each is compared with each open entry. */
const mostRules = 200;
/** The most open entries that a new rule is applied to. */
const mostApplied = 500;

/**
 * Makes a rule from an open entry, about its counterparty in its direction, and applies it to the entries that are open
 * now. @returns how many were set aside; 400 `invalid-form`; 404 `bank-entry-not-found`; 409 `bank-rules-full`
 */
export async function makeRule(
  sources: BankSources,
  by: Changer,
  typed: RuleToMake,
): Promise<{ readonly count: number } | Refused> {
  const { database, clock, log } = sources;
  const form = readRule(typed);
  if (isRefused(form)) return form;
  const [entry] = await entriesByIds(database.read, [typed._id]);
  if (entry === undefined) return refused(404, 'bank-entry-not-found');
  const { payer, payer_iban, amount } = entry;
  if (!isAsideRule({ payer, payerIban: payer_iban, words: form.words }))
    return refused(400, 'invalid-form', {
      errors: [{ path: 'words', msg: form.words === '' ? texts.ruleNeedsWords : texts.ruleOfSigns }],
    });
  const rule: StoredRule = {
    ...{ id: privateId(), payer, payer_iban, ...form, is_outgoing: amount < 0 ? 1 : 0, used: 0, last_used_on: null },
    ...{ made_by: by?.name ?? '', made_at: clock() },
  };
  const refusal = await refusableTransaction(database, async (transaction) => {
    if ((await countRules(transaction)) >= mostRules) return refused(409, 'bank-rules-full');
    await insertRule(transaction, rule);
    const change = { by, subject: 'bank-rule', subjectId: rule.id, action: 'bank-rule.made' };
    await log.write(transaction, { ...change, after: inWords(rule) });
    return null;
  });
  if (refusal !== null) return refusal;
  const open = await openEntries(database.read, mostApplied);
  const ids = [entry.id, ...open.map(({ id }) => id).filter((id) => id !== entry.id)];
  return { count: await setAsideByRules(sources, ids, { rules: [rule], chosen: entry.id }) };
}

/** Ends a rule. What it set aside stays so. @returns 404 `bank-rule-not-found` */
export async function endRule(sources: BankSources, by: Changer, id: string): Promise<Refused | null> {
  return refusableTransaction(sources.database, async (transaction) => {
    const rule = await deleteRule(transaction, id);
    if (rule === null) return refused(404, 'bank-rule-not-found');
    const change = { by, subject: 'bank-rule', subjectId: id, action: 'bank-rule.ended' };
    await sources.log.write(transaction, { ...change, before: inWords(rule) });
    return null;
  });
}

/** The rules for the back office. */
export async function listRules({ database }: Pick<BankSources, 'database'>): Promise<BankAsideRule[]> {
  return (await allRules(database.read)).map((rule) => ({
    ...{ _id: rule.id, payer: rule.payer, payerIban: rule.payer_iban, words: rule.words, reason: rule.reason },
    ...{ isOutgoing: rule.is_outgoing === 1, used: rule.used, lastUsedOn: rule.last_used_on },
    ...{ madeBy: rule.made_by, madeAt: isoTime(rule.made_at) },
  }));
}

function readRule({ words, reason }: RuleToMake): Pick<StoredRule, 'words' | 'reason'> | Refused {
  const form = { words: cleanLine(words), reason: cleanLine(reason) };
  const wrong = [
    ...textRefusals('reason', form.reason, longest.reason, hasControlCharacters(form.reason)),
    ...(form.words === '' ? [] : textRefusals('words', form.words, longest.words, hasControlCharacters(form.words))),
  ];
  return wrong.length > 0 ? refused(400, 'invalid-form', { errors: formErrors(wrong) }) : form;
}

function inWords({ payer, payer_iban, words, reason }: StoredRule) {
  return { payer, payerIban: payer_iban ?? '', reference: words, reason };
}
