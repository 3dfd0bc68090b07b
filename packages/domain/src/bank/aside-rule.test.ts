import { expect, test } from 'vitest';
import { type AsideRule, isAsideRule, isSetAsideBy } from './aside-rule.ts';
import type { BankEntry } from './bank-entry.ts';
import type { EntryMatch } from './match-entry.ts';

const rule: AsideRule = { payerIban: null, payer: 'Müller Immobilien', words: 'Miete Lager', isOutgoing: true };
const entry: BankEntry = {
  ...{ bookedOn: '2026-11-20', amount: -90_000, currency: 'EUR', payer: 'MUELLER  IMMOBILIEN', payerIban: 'AT1' },
  ...{ purpose: 'LAGER 3: Miete November', isReturned: false, isUnsplit: false },
};
const nobody: AsideRule = { ...rule, payer: '', words: 'Miete' };
const none: EntryMatch = { kind: 'none', shares: [], reasons: ['went-out'] };

test.each<
  [what: string, is: boolean, AsideRule, Partial<BankEntry>, Partial<{ match: EntryMatch; namesNumber: boolean }>]
>([
  ['name and words, as banks write them', true, rule, {}, {}],
  ['another name', false, rule, { payer: 'Müller' }, {}],
  ['a word that is missing', false, rule, { purpose: 'Miete November' }, {}],
  ['a part of a word', false, { ...rule, words: 'Ein' }, { purpose: 'Beitrag VEREIN' }, {}],
  ['signs alone instead of words', false, { ...rule, words: '§' }, {}, {}],
  ['any purpose', true, { ...rule, words: '' }, { purpose: '' }, {}],
  ['the account, whatever the name', true, { ...rule, payerIban: 'AT1', payer: 'X' }, {}, {}],
  ['another account', false, { ...rule, payerIban: 'AT2' }, {}, {}],
  ['money that came in', false, rule, { amount: 90_000 }, {}],
  ['a number of the shop in its text', false, rule, {}, { namesNumber: true }],
  ['an order that it may pay', false, rule, {}, { match: { ...none, kind: 'proposal' } }],
  ['the amount of several orders', false, rule, {}, { match: { ...none, reasons: ['amount', 'ambiguous'] } }],
  ['a payment that came back', false, rule, {}, { match: { ...none, reasons: ['went-out', 'returned'] } }],
  ['another currency', true, rule, { currency: 'CHF' }, { match: { ...none, reasons: ['went-out', 'currency'] } }],
  ['fees of the bank, which names nobody', true, nobody, { payer: '', payerIban: null }, {}],
  ['an account without a name, where the rule is about nobody', false, nobody, { payer: '' }, {}],
])('%s: %j', (_, is, by, change, known) => {
  expect(isSetAsideBy(by, { ...entry, ...change }, { match: none, namesNumber: false, ...known })).toBe(is);
});

test('a rule names a counterparty or words', () => {
  expect(isAsideRule({ payerIban: null, payer: ' – ', words: '' })).toBe(false);
  expect(isAsideRule({ payerIban: null, payer: '', words: 'Entgelt' })).toBe(true);
  expect(isAsideRule({ payerIban: 'AT1', payer: '', words: '' })).toBe(true);
  expect(isAsideRule({ payerIban: 'AT1', payer: 'X', words: '§ –' })).toBe(false);
});
