// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { securityTexts as texts } from '../src/texts/security.de.ts';
import { onlyPassword } from './testing/answers.ts';
import { openOffice } from './testing/open-office.tsx';

const at = '2026-11-26T13:05:00.000Z';
const here = { _id: 'here', device: 'Firefox unter Linux', beganAt: at, seenAt: at, isThisOne: true };
const phone = { _id: 'phone', device: 'Safari am iPhone', beganAt: at, seenAt: at, isThisOne: false };

test('another session can be ended, this one only by signing out', async () => {
  const sessions = [here, phone];
  const { page, user, bodiesOf } = await openOffice('/sicherheit', {
    ownSecurity: onlyPassword,
    officeSessions: () => [...sessions],
    officeSessionEnd() {
      sessions.pop();
      return { ok: true };
    },
  });
  await user.click(await page.findByRole('button', { name: texts.endOf(phone.device) }));
  await waitFor(() => expect(page.queryByText(phone.device)).toBeNull());
  expect(bodiesOf('officeSessionEnd')).toEqual([{ _id: 'phone' }]);
  expect(page.queryByRole('button', { name: texts.endOf(here.device) })).toBeNull();
});

test('new recovery codes are shown once, and Escape does not take them away', async () => {
  const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
  const { page, user, bodiesOf } = await openOffice('/sicherheit', {
    ownSecurity: { ...onlyPassword, hasTotp: true, recoveryCodesLeft: 1 },
    officeSessions: [here],
    recoveryCodes: { codes },
  });
  expect(await page.findByText(texts.codesLeft(1))).toBeDefined();
  await user.click(page.getByRole('button', { name: texts.renewCodes }));
  const question = within(await page.findByRole('alertdialog', { name: texts.renewCodes }));
  expect(bodiesOf('recoveryCodes')).toEqual([]);
  await user.click(question.getByRole('button', { name: texts.renewCodes }));
  const dialog = await page.findByRole('dialog', { name: texts.codes });
  const shown = within(dialog).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(codes);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(page.getByRole('dialog', { name: texts.codes })).toBe(dialog);
  await user.click(within(dialog).getByRole('button', { name: texts.codesKept }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

test('at an address without passkeys none is offered, and the page says why', async () => {
  const { page } = await openOffice('/sicherheit', { ownSecurity: onlyPassword, officeSessions: [here] });
  expect(await page.findByText(texts.noPasskeys)).toBeDefined();
  expect(page.queryByRole('button', { name: texts.add })).toBeNull();
});
