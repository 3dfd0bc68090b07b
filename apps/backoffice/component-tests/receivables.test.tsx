// @vitest-environment happy-dom
import type { OfficeReceivable, Receivables } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { receivableTexts as texts } from '../src/texts/receivables.de.ts';
import { openOffice } from './testing/open-office.tsx';

const owed: OfficeReceivable = {
  ...{ number: '2026-000004', version: 1, customer: 'Ada Lang', email: 'ada@kunde.example', basis: 'invoice' },
  ...{ invoice: 'RE2026-000004', placedOn: '2026-11-01', dueOn: '2026-11-15', daysOverdue: 15 },
  ...{ open: 49.9, received: 0, fees: 0, isHeld: false, stop: null, waitingMoney: null, sent: [] },
  next: { kind: 'remind', step: 1, title: 'Zahlungserinnerung', fee: 0 },
};
const waits: OfficeReceivable = { ...owed, number: '2026-000031', waitingMoney: { after: '2026-11-20.e1' } };
const receivables: Receivables = {
  ...{ receivables: [owed, waits], sums: [], isMore: false, readUntil: '2026-11-29', isBankRead: true },
  isAutomatic: false,
};

test('whose money may be there already is not ticked, and leads to the entry that waits', async () => {
  const { page, user, bodiesOf } = await openOffice('/offene-posten', {
    receivables,
    receivablesRemind: { results: [{ number: owed.number, outcome: 'changed' }], changed: 1, already: 0, refused: 0 },
  });
  const box = (number: string) => page.findByLabelText<HTMLInputElement>(texts.choose(number));
  expect((await box(owed.number)).checked).toBe(true);
  expect((await box(waits.number)).checked).toBe(false);
  const links = page.getAllByRole('link', { name: texts.waitingMoney });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/bank?ab=2026-11-20.e1']);
  await user.click(page.getByRole('button', { name: texts.remind(1) }));
  const dialog = within(await page.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: texts.remind(1) }));
  await waitFor(() => expect(bodiesOf('receivablesRemind')).toHaveLength(1));
  expect(bodiesOf('receivablesRemind')).toEqual([{ receivables: [{ number: owed.number, step: 1 }] }]);
});
