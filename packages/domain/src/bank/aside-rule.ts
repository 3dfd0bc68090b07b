import type { BankEntry } from './bank-entry.ts';
import { bankSpelling } from './bank-spelling.ts';
import type { EntryMatch } from './match-entry.ts';

/** Which entries an operator wants set aside by themselves: those of one counterparty, in one direction. */
export interface AsideRule {
  /** The account of the counterparty. Null: its name decides. */
  readonly payerIban: string | null;
  /** The name of the counterparty. Empty, without an account: the bank names nobody, as for its own fees. */
  readonly payer: string;
  /** Whole words that the purpose must contain, in any order. Empty: any purpose. */
  readonly words: string;
  /** Whether it is about money that went out. */
  readonly isOutgoing: boolean;
}

/**
 * Whether a rule sets an entry aside. Never one that may concern an order: it names a number of the shop, fits the
 * amount of an order, came back, or collects several payments.
 * @param namesNumber whether its text names a number of an order or a document, whatever became of it
 */
export function isSetAsideBy(
  rule: AsideRule,
  entry: BankEntry,
  { match, namesNumber }: { readonly match: EntryMatch; readonly namesNumber: boolean },
): boolean {
  if (namesNumber || match.kind !== 'none') return false;
  if (match.reasons.some((reason) => reason !== 'went-out' && reason !== 'currency')) return false;
  return entry.amount < 0 === rule.isOutgoing && isOf(rule, entry) && hasWords(entry.purpose, rule.words);
}

/** Whether words and counterparty of a rule say enough: without a counterparty it needs words, and no signs alone. */
export function isAsideRule({ payerIban, payer, words }: Omit<AsideRule, 'isOutgoing'>): boolean {
  return plain(words) !== '' || (words === '' && (payerIban !== null || plain(payer) !== ''));
}

function isOf({ payerIban, payer }: AsideRule, entry: BankEntry): boolean {
  if (payerIban !== null) return entry.payerIban === payerIban;
  if (plain(payer) === '' && entry.payerIban !== null) return false;
  return plain(entry.payer) === plain(payer);
}

function hasWords(purpose: string, words: string): boolean {
  if (words === '') return true;
  const said = new Set(plain(purpose).split(' '));
  return plain(words)
    .split(' ')
    .every((word) => word !== '' && said.has(word));
}

/** The words of a text as banks write it, with one blank between them. */
function plain(text: string): string {
  return bankSpelling(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
