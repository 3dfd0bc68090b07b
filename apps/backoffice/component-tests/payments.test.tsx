// @vitest-environment happy-dom
import type { OfficeFinding, OfficePayment } from '@kontor/contract/office';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentTexts as texts } from '../src/texts/payments.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const finding: OfficeFinding = {
  ...{ _id: 'f1', kind: 'amount-differs', foundAt: '2026-11-20T12:00:00.000Z', books: true },
  ...{ title: 'Der Anbieter nennt einen anderen Betrag', detail: 'Beim Anbieter: 0,99 €.' },
  ...{ reference: '2026-000001-1', orderNumber: '2026-000001' },
};
const payment: OfficePayment = {
  ...{ reference: '2026-000001-1', orderNumber: '2026-000001', provider: 'saferpay', means: null },
  ...{ state: 'authorized', amount: 24, refunded: 0, refunding: 0, reversed: 0, failureCode: null },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', changedAt: '2026-11-20T12:00:00.000Z' },
};
const heard = { provider: 'saferpay', isOffered: false, isSigned: false, messageAt: null, answerAt: null } as const;

test('a finding that books money says so before it is resolved, and a refusal stays in the dialog', async () => {
  let open = [finding];
  const { page, user, bodiesOf } = await openOffice('/zahlungen', {
    paymentFindings: () => ({ findings: open, providers: [heard] }),
    payments: { payments: [payment], next: null },
    paymentFindingResolve: () => {
      if (bodiesOf('paymentFindingResolve').length === 1) return refused(404, 'finding-not-found', 'Nicht mehr da.');
      open = [];
      return { ok: true };
    },
  });
  await user.click(await page.findByRole('button', { name: texts.resolve }));
  const dialog = within(page.getByRole('alertdialog', { name: texts.resolve }));
  expect(dialog.getByText(texts.resolveBooks)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.resolveBooking }));
  expect(await dialog.findByText('Nicht mehr da.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.resolveBooking }));
  expect(await page.findByText(texts.noFindings)).toBeDefined();
  expect(bodiesOf('paymentFindingResolve')).toEqual([{ _id: 'f1' }, { _id: 'f1' }]);
});

test('an operator who may only read sees findings and payments, and no buttons', async () => {
  const { page } = await openOffice('/zahlungen', {
    officeState: { ...officeState, operator: { ...eva, rights: ['money.read', 'orders.read'] } },
    paymentFindings: { findings: [finding], providers: [heard] },
    payments: { payments: [payment], next: null },
  });
  expect(await page.findByText(finding.detail)).toBeDefined();
  expect(page.getByText(texts.notOffered)).toBeDefined();
  expect(page.queryByRole('button', { name: texts.resolve })).toBeNull();
  expect(page.queryByRole('button', { name: texts.checkOne(payment.reference) })).toBeNull();
});
