// @vitest-environment happy-dom
import type { OfficeVoucher } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { voucherRoomTexts } from '../src/texts/rooms.de.ts';
import { seriesTexts, voucherTexts as texts } from '../src/texts/vouchers.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const voucher: OfficeVoucher = {
  ...{ code: 'SOMMER10', worth: { kind: 'percent', percent: 10 }, minimum: 30, firstDay: null, lastDay: '2026-12-31' },
  ...{ usesAllowed: null, used: 3, inCarts: 2, state: 'valid', createdAt: '2026-11-20T12:00:00.000Z' },
};
const listed = { vouchers: [voucher], next: null, isTaken: true };

test('what is typed is sent as numbers and days; a refusal stands at its field', async () => {
  const { page, user, bodiesOf } = await openOffice('/gutscheine', {
    vouchers: listed,
    vouchersMake: ({ code }) =>
      code === 'SOMMER10'
        ? refused(409, 'code-taken', 'Vergeben.', { errors: [{ path: 'code', msg: 'Vergeben.' }] })
        : { codes: [`${code}`] },
  });
  await user.click(await page.findByRole('button', { name: voucherRoomTexts.make }));
  const dialog = within(page.getByRole('dialog', { name: voucherRoomTexts.make }));
  const submit = () => user.click(dialog.getByRole('button', { name: voucherRoomTexts.make }));
  await user.type(dialog.getByLabelText(texts.amountLabel), '12.5');
  await submit();
  expect(await dialog.findByText(texts.noAmount)).toBeDefined();
  expect(bodiesOf('vouchersMake')).toEqual([]);
  await user.clear(dialog.getByLabelText(texts.amountLabel));
  await user.type(dialog.getByLabelText(texts.amountLabel), '12,50');
  await user.type(dialog.getByLabelText(texts.code), 'SOMMER10');
  await submit();
  expect(await dialog.findByText('Vergeben.')).toBeDefined();
  await user.type(dialog.getByLabelText(texts.code), 'X');
  await submit();
  expect(await page.findByRole('dialog', { name: texts.made(1) })).toBeDefined();
  expect(bodiesOf('vouchersMake').at(-1)).toEqual({
    ...{ worth: { kind: 'fixed', amount: 12.5 }, code: 'SOMMER10X', usesAllowed: 1 },
  });
});

test('stopping one says in how many carts it lies, and asks first', async () => {
  const { page, user, bodiesOf } = await openOffice('/gutscheine', {
    vouchers: listed,
    voucherChange: { ...voucher, state: 'stopped' },
  });
  await user.click(await page.findByRole('button', { name: texts.actionsOf('SOMMER10') }));
  await user.click(page.getByRole('menuitem', { name: texts.stop, hidden: true }));
  const dialog = within(page.getByRole('alertdialog', { name: texts.stopOf('SOMMER10') }));
  expect(dialog.getByText(texts.stopHint(2))).toBeDefined();
  expect(bodiesOf('voucherChange')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.stop }));
  expect((await page.findByRole('status')).textContent).toBe(texts.stopped('SOMMER10'));
  expect(bodiesOf('voucherChange')).toEqual([{ code: 'SOMMER10', isStopped: true }]);
});

test('who may only read sees vouchers and no buttons; a shop that takes none says so', async () => {
  const { page } = await openOffice('/gutscheine', {
    officeState: { ...officeState, operator: { ...eva, rights: ['money.read'] } },
    vouchers: { ...listed, isTaken: false },
  });
  expect(await page.findByText(texts.off)).toBeDefined();
  expect(page.queryByRole('button', { name: texts.actionsOf('SOMMER10') })).toBeNull();
  expect(page.queryByRole('button', { name: voucherRoomTexts.make })).toBeNull();
});

test('a series is made with its name, shown with use and rest, and stopped as a whole', async () => {
  const series = {
    ...{ name: 'Frühling', prefix: 'FRUEH', count: 1000, uses: 12, usedVouchers: 10, left: 990, stopped: 0 },
    ...{ isStopped: false, balance: 4950, madeBy: 'Eva', madeAt: '2026-11-20T12:00:00.000Z' },
  };
  const usedUp = { ...series, name: 'Herbst', usedVouchers: 999, left: 0, stopped: 1, balance: 0 };
  const ended = { ...series, name: 'Winter', usedVouchers: 11, left: 1, stopped: 988, balance: 5, isStopped: true };
  const { page, user, bodiesOf } = await openOffice('/gutscheine?dialog=serien', {
    ...{ vouchers: listed, voucherSeries: { series: [series, usedUp, ended] }, vouchersMake: { codes: ['A', 'B'] } },
    voucherSeriesStop: { ...series, left: 0, stopped: 990, isStopped: true },
  });
  expect(await page.findByText(/^10 von 1.000 verwendet$/)).toBeDefined();
  expect(page.getByText(/4.950,00/)).toBeDefined();
  // One that nobody stopped as a whole is not allowed again, though one of its vouchers is stopped.
  expect(page.queryByRole('button', { name: /Herbst/ })).toBeNull();
  expect(page.getByRole('button', { name: seriesTexts.resumeOf('Winter') })).toBeDefined();
  await user.click(page.getByRole('button', { name: seriesTexts.stopOf('Frühling') }));
  const asked = within(await page.findByRole('alertdialog'));
  expect(bodiesOf('voucherSeriesStop')).toEqual([]);
  await user.click(asked.getByRole('button', { name: texts.stop }));
  await waitFor(() => expect(bodiesOf('voucherSeriesStop')).toEqual([{ name: 'Frühling', isStopped: true }]));
  await user.click(await page.findByRole('link', { name: 'Frühling' }));
  expect(bodiesOf('vouchers').at(-1)).toEqual({ series: 'Frühling' });
});
