// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { settleGate } from '../src/calls/gate.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { kitTexts } from '../src/texts/kit.de.ts';
import { securityTexts } from '../src/texts/security.de.ts';
import { sessionTexts as texts } from '../src/texts/session.de.ts';
import { todayTexts } from '../src/texts/today.de.ts';
import { eva, officeState, onlyPassword } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';

const nobody = { ...officeState, operator: null };
const password = 'Hammer und Amboss';

describe('signing in', () => {
  test('leads back to the address that was asked for', async () => {
    const officeSignIn = () => eva;
    const { page, user, bodiesOf, router } = await openOffice('/?woche=3', {
      ...{ officeState: nobody, officeSignIn, ownSecurity: onlyPassword },
    });
    await user.type(await page.findByLabelText(texts.email), 'eva@example.at');
    expect(router.state.location.pathname).toBe('/anmelden');
    await user.type(page.getByLabelText(texts.password), `${password}{Enter}`);
    await page.findByRole('heading', { level: 1, name: todayTexts.title });
    expect(bodiesOf('officeSignIn')).toEqual([{ email: 'eva@example.at', password }]);
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/', { woche: '3' }]);
    expect(document.title).toBe('Heute – Eisenhof – Backoffice');
  });

  test('never leads out of the back office [security: office-leads-elsewhere]', async () => {
    const officeSignIn = () => eva;
    const answers = { officeState: nobody, officeSignIn, ownSecurity: onlyPassword };
    const { page, user, router } = await openOffice('/anmelden?nach=%2F%2Fevil.example%2F', answers);
    await user.type(await page.findByLabelText(texts.email), 'eva@example.at');
    await user.type(page.getByLabelText(texts.password), `${password}{Enter}`);
    await page.findByRole('heading', { level: 1, name: todayTexts.title });
    expect(router.state.location.pathname).toBe('/');
  });

  test('asks for a code only where one is needed, and keeps the password', async () => {
    const answers = [
      refused(401, 'code-required', 'Geben Sie auch den Code ein.'),
      refused(401, 'sign-in-failed', 'Nein.'),
    ];
    const officeSignIn = () => answers.shift() ?? eva;
    const { page, user, bodiesOf } = await openOffice('/anmelden', { officeState: nobody, officeSignIn });
    await user.type(await page.findByLabelText(texts.email), 'eva@example.at');
    expect(page.queryByLabelText(texts.code)).toBeNull();
    await user.type(page.getByLabelText(texts.password), `${password}{Enter}`);
    const code = await page.findByLabelText(texts.code);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '123456{Enter}');
    expect((await page.findByRole('alert')).textContent).toBe('Nein.');
    expect(bodiesOf('officeSignIn')).toEqual([
      { email: 'eva@example.at', password },
      { email: 'eva@example.at', password, code: '123456' },
    ]);
  });
});

describe('a session that has ended', () => {
  test('is begun again over the room, and the same call follows', async () => {
    const found = [refused(401, 'not-signed-in'), onlyPassword];
    const { page, user, bodiesOf } = await openOffice('/', {
      ownSecurity: () => found.shift() ?? onlyPassword,
      officeSignIn: () => eva,
    });
    const dialog = within(await page.findByRole('dialog', { name: texts.endedTitle }));
    expect(dialog.getByLabelText<HTMLInputElement>(texts.email).value).toBe('eva@example.at');
    await user.type(dialog.getByLabelText(texts.password), `${password}{Enter}`);
    await page.findByRole('heading', { level: 1, name: todayTexts.title });
    expect(page.queryByRole('dialog')).toBeNull();
    expect(bodiesOf('ownSecurity')).toEqual([{}, {}]);
  });

  test('and is begun by somebody else, shows a fresh page: what another typed is not sent [security: office-sent-by-another]', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { page, user, bodiesOf } = await openOffice('/sicherheit', {
      ...{ ownSecurity: onlyPassword, officeSessions: [], ownPassword: refused(401, 'not-signed-in') },
      officeSignIn: () => ({ ...eva, _id: 'max', name: 'Max Moser' }),
    });
    await user.type(await page.findByLabelText(securityTexts.newPassword), 'Zange und Amboss{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: texts.endedTitle }));
    await user.type(dialog.getByLabelText(texts.password), `${password}{Enter}`);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(bodiesOf('ownPassword')).toHaveLength(1);
    // The page is gone now. Giving up leaves the gate here.
    settleGate(false);
  });

  test('and is not begun again, says so, and does not ask for ever', async () => {
    const { page, user, bodiesOf } = await openOffice('/', {
      ownSecurity: refused(401, 'not-signed-in', 'Melden Sie sich an.'),
    });
    const dialog = within(await page.findByRole('dialog', { name: texts.endedTitle }));
    await user.click(dialog.getByRole('button', { name: kitTexts.cancel }));
    expect(await page.findByText('Melden Sie sich an.')).toBeDefined();
    expect([page.queryByRole('dialog'), bodiesOf('ownSecurity')]).toEqual([null, [{}]]);
  });
});

describe('a room that may not be entered', () => {
  test('says so inside the frame, is in no menu, and asks the server nothing [security: office-room-without-right]', async () => {
    const reader = { ...eva, role: 'Nur lesen', rights: ['orders.read' as const] };
    const { page, bodiesOf } = await openOffice('/team', { officeState: { ...officeState, operator: reader } });
    await page.findByRole('heading', { level: 1, name: failureTexts.forbiddenTitle });
    expect(page.getByText(failureTexts.forbidden('Team'))).toBeDefined();
    const menu = within(page.getByRole('complementary')).getAllByRole('link');
    expect(menu.map(({ textContent }) => textContent)).toEqual([
      ...['Heute', 'Bestellungen', 'Angebote', 'Widerrufe', 'Sicherheit'],
    ]);
    expect(bodiesOf('operators')).toEqual([]);
  });
});

describe('a proof of identity', () => {
  const open = (answers: OfficeAnswers) =>
    openOffice('/sicherheit', { ownSecurity: onlyPassword, officeSessions: [], ...answers });
  const change = async ({ page, user }: Awaited<ReturnType<typeof openOffice>>) => {
    await user.type(await page.findByLabelText(securityTexts.newPassword), 'Zange und Amboss');
    await user.click(page.getByRole('button', { name: securityTexts.setPassword }));
  };

  test('is asked for over the form, and the same call follows', async () => {
    const found = [refused(403, 'proof-required')];
    const opened = await open({ ownPassword: () => found.shift() ?? { ok: true }, prove: () => eva });
    await change(opened);
    const dialog = within(await opened.page.findByRole('dialog', { name: texts.proofTitle }));
    await opened.user.type(dialog.getByLabelText(texts.password), `${password}{Enter}`);
    expect((await opened.page.findByRole('status')).textContent).toBe(securityTexts.passwordSet);
    expect(opened.bodiesOf('prove')).toEqual([{ password }]);
    expect(opened.bodiesOf('ownPassword')).toEqual([
      { password: 'Zange und Amboss' },
      { password: 'Zange und Amboss' },
    ]);
    expect(opened.page.getByLabelText<HTMLInputElement>(securityTexts.newPassword).value).toBe('');
  });

  test('of a session that has ended meanwhile becomes a sign-in, and then the same call follows', async () => {
    const found = [refused(403, 'proof-required')];
    const opened = await open({
      ...{ ownPassword: () => found.shift() ?? { ok: true }, prove: refused(401, 'not-signed-in') },
      officeSignIn: () => eva,
    });
    await change(opened);
    const proof = within(await opened.page.findByRole('dialog', { name: texts.proofTitle }));
    await opened.user.type(proof.getByLabelText(texts.password), `${password}{Enter}`);
    const signIn = within(await opened.page.findByRole('dialog', { name: texts.endedTitle }));
    await opened.user.type(signIn.getByLabelText(texts.password), `${password}{Enter}`);
    await waitFor(() => expect(opened.bodiesOf('ownPassword')).toHaveLength(2));
    expect(opened.page.queryByRole('dialog')).toBeNull();
  });
});
