// @vitest-environment happy-dom
import type { BankEntries, BankEntryWithMatch } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bankTexts, decideTexts, ruleTexts, statementTexts } from '../src/texts/bank.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { takingTexts } from '../src/texts/taking.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const entry = (id: string, more: Partial<BankEntryWithMatch> = {}): BankEntryWithMatch => ({
  ...{ _id: id, account: 'AT61', bookedOn: '2026-11-20', amount: 24, currency: 'EUR', payer: `Payer ${id}` },
  ...{ payerIban: null, purpose: `Purpose ${id}`, state: 'open', shares: [], original: null, asideReason: null },
  match: {
    kind: 'proposal',
    shares: [{ number: `2026-00000${id}`, amount: 24 }],
    reasons: ['reference', 'less'],
    ...{ lateDiscount: null, rest: null },
  },
  ...more,
});
const pageOf = (...entries: BankEntryWithMatch[]): BankEntries => ({ entries, next: null });
const exact = (number: string) => ({ orders: [], count: 1, isMore: false, next: null, previous: null, exact: number });

test('J accepts the proposal, N moves on, B sets aside; each key counts once', async () => {
  const waiting = [entry('1'), entry('2'), entry('3')];
  const decided = (id: string, state: BankEntryWithMatch['state']) => {
    waiting.splice(
      waiting.findIndex(({ _id }) => _id === id),
      1,
    );
    return entry(id, { state, match: null });
  };
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: () => pageOf(...waiting),
    orders: ({ search = '' }) => exact(search),
    bankEntryAssign: ({ _id }) => decided(_id, 'assigned'),
    bankEntrySetAside: ({ _id }) => decided(_id, 'set-aside'),
  });
  const title = (id: string) => page.findByRole('heading', { level: 2, name: new RegExp(`Payer ${id}$`) });
  await title('1');
  await user.keyboard('n');
  expect(document.activeElement).toBe(await title('2'));
  await user.keyboard('j');
  expect(await title('3')).toBeDefined();
  await user.keyboard('b');
  await title('1');
  expect(bodiesOf('bankEntryAssign')).toEqual([{ _id: '2', shares: [{ number: '2026-000002', amount: 24 }] }]);
  expect(bodiesOf('bankEntrySetAside')).toEqual([{ _id: '3', isAside: true }]);
});

test('N of the room comes before N of the shop, however the room was reached, and the help says so', async () => {
  const { page, user, router } = await openOffice('/gutscheine', {
    ...{ vouchers: { vouchers: [], next: null, isTaken: true }, bankEntries: pageOf(entry('1'), entry('2')) },
  });
  await page.findByRole('heading', { level: 1 });
  await user.keyboard('gk');
  await page.findByRole('heading', { level: 2, name: /Payer 1$/ });
  await user.keyboard('n');
  const second = await page.findByRole('heading', { level: 2, name: /Payer 2$/ });
  expect(document.activeElement).toBe(second);
  expect(router.state.location.pathname).toBe('/bank');
  await user.keyboard('?');
  const help = within(await page.findByRole('dialog', { name: shellTexts.keysTitle }));
  const actions = help.getAllByRole('definition').map((one) => one.textContent);
  expect(actions.slice(0, 3)).toEqual([decideTexts.assign, decideTexts.aside, decideTexts.skip]);
  expect(actions).not.toContain(takingTexts.title);
});

test('what went out and fits no order is set aside by one button, which is there only for that', async () => {
  const none = { kind: 'none', shares: [], reasons: ['went-out'], lateDiscount: null, rest: null } as const;
  const rent = entry('1', { amount: -80, match: { ...none, shares: [], reasons: ['went-out'] } });
  const waiting = [rent, entry('2')];
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: () => pageOf(...waiting),
    bankOutgoingSetAside: () => {
      waiting.shift();
      return { count: 1 };
    },
  });
  await user.click(await page.findByRole('button', { name: bankTexts.outgoing }));
  await page.findByRole('heading', { level: 2, name: /Payer 2$/ });
  expect(page.queryByRole('button', { name: bankTexts.outgoing })).toBeNull();
  expect(bodiesOf('bankOutgoingSetAside')).toEqual([{}]);
});

test('a cash discount that was deducted too late is asked about before the entry is assigned', async () => {
  const late: BankEntryWithMatch['match'] = {
    ...{ kind: 'proposal', shares: [{ number: '2026-000001', amount: 24 }] },
    ...{ reasons: ['reference', 'discount-late'], lateDiscount: 0.49, rest: null },
  };
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: pageOf(entry('1', { match: late })),
    orders: ({ search = '' }) => exact(search),
    bankEntryAssign: ({ _id }) => entry(_id, { state: 'assigned', match: null }),
  });
  const question = await page.findByLabelText(decideTexts.late('0,49 €'));
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(bodiesOf('bankEntryAssign')).toEqual([]);
  await user.selectOptions(question, decideTexts.lateChoices.accept);
  await user.click(page.getByRole('button', { name: /^Zuordnen/ }));
  await waitFor(() =>
    expect(bodiesOf('bankEntryAssign')).toEqual([
      { _id: '1', shares: [{ number: '2026-000001', amount: 24, acceptsDiscount: true }] },
    ]),
  );
});

test('a few cents too little are written off with the entry, unless the operator leaves them due', async () => {
  const less: BankEntryWithMatch['match'] = {
    ...{ kind: 'proposal', shares: [{ number: '2026-000001', amount: 24 }] },
    ...{ reasons: ['reference', 'less'], lateDiscount: null, rest: 0.03 },
  };
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: pageOf(entry('1', { match: less }), entry('2', { match: less })),
    orders: ({ search = '' }) => exact(search),
    bankEntryAssign: ({ _id }) => entry(_id, { state: 'assigned', match: null }),
  });
  await page.findByLabelText(decideTexts.rest('0,03 €', false));
  await user.keyboard('j');
  const share = { number: '2026-000001', amount: 24 };
  await waitFor(() =>
    expect(bodiesOf('bankEntryAssign')).toEqual([{ _id: '1', shares: [{ ...share, writesOff: true }] }]),
  );
});

test('what concerns no order becomes a rule; one in francs can only be set aside', async () => {
  const none = { kind: 'none', shares: [], reasons: ['went-out', 'currency'], lateDiscount: null, rest: null } as const;
  const rent = entry('1', {
    amount: -900,
    currency: 'CHF',
    original: { amount: -950, currency: 'USD' },
    match: { ...none, shares: [], reasons: [...none.reasons] },
  });
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: pageOf(rent),
    bankRuleMake: { count: 1 },
  });
  expect(await page.findByText(decideTexts.foreign('CHF'))).toBeDefined();
  expect(page.queryByLabelText(decideTexts.order)).toBeNull();
  expect(page.getAllByText(/950,00/)).not.toHaveLength(0);
  await user.click(page.getByRole('button', { name: ruleTexts.button }));
  const dialog = within(await page.findByRole('dialog'));
  await user.type(dialog.getByLabelText(ruleTexts.words), 'Miete');
  await user.type(dialog.getByLabelText(ruleTexts.reason), 'Lager{Enter}');
  await waitFor(() => expect(bodiesOf('bankRuleMake')).toEqual([{ _id: '1', words: 'Miete', reason: 'Lager' }]));
});

test('rules are listed with their use, and ended', async () => {
  const rule = {
    ...{
      _id: 'r',
      payer: 'Hausverwaltung',
      payerIban: null,
      words: 'Miete',
      isOutgoing: true,
      reason: 'Lager',
      used: 3,
    },
    ...{ lastUsedOn: '2026-11-01', madeBy: 'Eva', madeAt: '2026-10-01T10:00:00Z' },
  };
  const { page, user, bodiesOf } = await openOffice('/bank?dialog=regeln', {
    ...{ bankEntries: pageOf(), bankRules: { rules: [rule] }, bankRuleEnd: { rules: [] } },
  });
  await user.click(await page.findByRole('button', { name: ruleTexts.endOne('Lager') }));
  expect(await page.findByText(ruleTexts.none)).toBeDefined();
  expect(bodiesOf('bankRuleEnd')).toEqual([{ _id: 'r' }]);
});

test('digits that no order has, and what is no amount, are refused at their field without a call', async () => {
  const { page, user, bodiesOf } = await openOffice('/bank', {
    bankEntries: pageOf(
      entry('1', { match: { kind: 'none', shares: [], reasons: [], lateDiscount: null, rest: null } }),
    ),
    orders: { ...exact(''), exact: null, count: 0 },
  });
  const number = await page.findByLabelText(decideTexts.order);
  await user.type(number, '0099{Enter}');
  expect(await page.findByText(decideTexts.notFound)).toBeDefined();
  expect(document.activeElement).toBe(number);
  await user.clear(page.getByLabelText(decideTexts.amount));
  await user.type(page.getByLabelText(decideTexts.amount), '12.50{Enter}');
  expect(await page.findByText(decideTexts.wrongAmount)).toBeDefined();
  expect(bodiesOf('bankEntryAssign')).toEqual([]);
});

test('an operator who may only read sees the entries and no buttons', async () => {
  const rights = eva.rights.filter((right) => right !== 'money.edit');
  const { page } = await openOffice('/bank?dialog=einlesen', {
    officeState: { ...officeState, operator: { ...eva, rights } },
    bankEntries: pageOf(entry('1')),
  });
  expect(await page.findByText('Payer 1')).toBeDefined();
  expect(page.queryByRole('button', { name: statementTexts.button })).toBeNull();
  expect(page.queryByRole('button', { name: /^Zuordnen/ })).toBeNull();
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a file that cannot be read says why at its field; a large one is not sent', async () => {
  const { page, user, bodiesOf } = await openOffice('/bank?dialog=einlesen', {
    bankEntries: pageOf(),
    bankStatementRead: refused(400, 'bank-file-unreadable', 'Das ist ein PDF.'),
  });
  const send = async () => {
    const [, button] = await page.findAllByRole('button', { name: statementTexts.button });
    await user.click(button as HTMLElement);
  };
  const field = await page.findByLabelText<HTMLInputElement>(statementTexts.file);
  await user.upload(field, new File(['x'.repeat(3 * 1024 * 1024 + 1)], 'large.xml'));
  await send();
  expect(await page.findByText(statementTexts.tooLarge)).toBeDefined();
  expect(bodiesOf('bankStatementRead')).toEqual([]);
  await user.upload(field, new File(['pdf'], 'x.xml'));
  await send();
  expect(await page.findByText('Das ist ein PDF.')).toBeDefined();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(bodiesOf('bankStatementRead')).toEqual([{ content: btoa('pdf') }]);
});

test('an entry in another currency is shown in it', async () => {
  const { page } = await openOffice('/bank?stand=beiseite', {
    bankEntries: pageOf(entry('1', { currency: 'CHF', state: 'set-aside', match: null })),
  });
  expect(await page.findByText('24,00\u00a0CHF', { normalizer: (text) => text })).toBeDefined();
  expect(page.getByRole('button', { name: bankTexts.takeUp })).toBeDefined();
});
