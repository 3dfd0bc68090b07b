import { expectAccessible } from './accessible.ts';
import { closeAlert, mailedCode, openLogin } from './account-journey.ts';
import { changeLogin } from './own-account.ts';
import { phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { loadsAnew, reload, visit } from './visit.ts';

test.use(phone);

const password = 'Ein kurzer Satz!';

/** The shop's answer to too many attempts. Its limits are off here, because other journeys use the same address. */
const tooMany = {
  status: 429,
  headers: { 'Retry-After': '30' },
  json: { code: 'too-many-requests', msg: 'Bitte warten Sie 30 Sekunden und versuchen Sie es dann noch einmal.' },
};

test('overlay, registration and login data say what is missing, wrong or too much', async ({
  page,
  baseURL,
  noPageErrors,
}) => {
  // Intended refusals: a wrong password, a wrong code, too many attempts.
  noPageErrors.allow(/status of (400|401|403|429)/);
  const email = 'grete@kunde.example';
  await visit(page, '/shop');

  await test.step('the overlay: Escape and a click beside it close it, and nothing is sent without name and password [SPEC §2.3.3, §2.13.2, §2.13.3, §5.1, §6.4]', async () => {
    const button = page.getByRole('button', { name: 'Login', exact: true });
    let overlay = await openLogin(page);
    await expect(overlay.getByLabel('E-Mail-Adresse oder Benutzername')).toBeFocused();
    await expect(overlay.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveAttribute('autocomplete', 'username');
    await expect(overlay.getByLabel(/^Passwort \*$/)).toHaveAttribute('autocomplete', 'current-password');
    await expectAccessible(page, { inDark: true });
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/auth/login') && sent.push(request.url()));
    await overlay.getByRole('button', { name: 'Anmelden' }).click();
    await expect(overlay.getByText('Pflichtfeld', { exact: true })).toHaveCount(2);
    await expect(overlay.getByLabel('E-Mail-Adresse oder Benutzername')).toBeFocused();
    await overlay.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
    await expect(overlay.getByText('Pflichtfeld', { exact: true })).toHaveCount(1);
    await overlay.getByRole('button', { name: 'Anmelden' }).click();
    await expect(overlay.getByLabel(/^Passwort \*$/)).toBeFocused();
    await expect(overlay.getByLabel(/^Passwort \*$/)).toHaveAccessibleDescription('Pflichtfeld');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
    overlay = await openLogin(page);
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 20);
    await expect(overlay).toBeHidden();
    expect(sent).toEqual([]);
  });

  await test.step('who cannot log in is told so in the overlay [SPEC §2.1.8, §2.12.4, §4.2.7, §8.2]', async () => {
    const overlay = await openLogin(page);
    await overlay.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
    await overlay.getByLabel(/^Passwort \*$/).fill('falsch geraten');
    await overlay.getByRole('button', { name: 'Anmelden' }).click();
    const message = overlay.getByRole('alert');
    await expect(message.getByText('Fehler bei Anmeldung', { exact: true })).toBeVisible();
    await expect(message.getByText('Anmeldung nicht möglich', { exact: true })).toBeVisible();
    await page.route('**/auth/login', (route) => route.fulfill(tooMany), { times: 1 });
    await overlay.getByRole('button', { name: 'Anmelden' }).click();
    await expect(message.getByText(tooMany.json.msg, { exact: true })).toBeVisible();
    await overlay.getByRole('link', { name: 'Registrierung / Passwort zurücksetzen' }).click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL('/shop/P/register');
  });

  const [request, confirm] = [
    page.getByRole('button', { name: 'Code anfordern' }),
    page.getByRole('button', { name: 'Bestätigen' }),
  ];
  const code = page.getByRole('textbox', { name: 'Code', exact: true });

  await test.step('the registration screen asks for a code first, names what is missing, and says in a dialog what failed [SPEC §2.12.1, §2.12.2, §2.12.3, §4.6.1, §5.22, §5.23, §8.14, §8.16]', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Registrierung / Passwort zurücksetzen', exact: true }),
    ).toBeVisible();
    await expect(code).toBeDisabled();
    await expect(page.getByLabel('Passwort wiederholen')).toBeDisabled();
    await expect(confirm).toBeDisabled();
    await request.click();
    await expect(page.getByText('Pflichtfeld', { exact: true })).toHaveCount(2);
    await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toBeFocused();
    await expectAccessible(page, { inDark: true });
    await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
    await page.getByLabel('Neues Passwort').fill('kurz');
    await request.click();
    await expect(page.getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toBeVisible();
    await page.getByLabel('Neues Passwort').fill(password);
    await page.route('**/user/register', (route) => route.fulfill(tooMany), { times: 1 });
    await request.click();
    const failed = page.getByRole('alertdialog', { name: 'Fehler' });
    await expect(failed.getByText(tooMany.json.msg, { exact: true })).toBeVisible();
    await failed.getByRole('button', { name: 'Schließen' }).click();
    await request.click();
    await closeAlert(page, 'Der Bestätigungscode wurde an die angeführte E-Mailadresse gesendet.');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  await test.step('a reload loses the address and the request of nobody, and keeps no password', async () => {
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(password);
    await reload(page);
    await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveValue(email);
    await expect(page.getByLabel('Neues Passwort')).toHaveValue('');
    await expect(code).toBeEnabled();
  });

  await test.step('a code, or another password, that the shop refuses is said at its field [SPEC §2.12.3, §5.22, §5.24]', async () => {
    await confirm.click();
    await expect(page.getByText('Pflichtfeld', { exact: true })).toHaveCount(2);
    const mailed = await mailedCode(page, email);
    await code.fill('0000 0000');
    await page.getByLabel('Passwort wiederholen').fill(password);
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(/Der Code ist nicht richtig oder gilt nicht mehr/);
    await code.fill(mailed);
    await page.getByLabel('Passwort wiederholen').fill('Ein anderer Satz!');
    await confirm.click();
    await expect(page.getByLabel('Passwort wiederholen')).toHaveAccessibleDescription(
      /Das Passwort ist nicht dasselbe wie bei der Anforderung/,
    );
    await page.getByLabel('Passwort wiederholen').fill(password);
    await confirm.click();
  });

  await test.step('confirmed, the whole page is the shop’s start, and the customer is logged in [SPEC §4.6.2, §8.16]', async () => {
    await loadsAnew(page, () => closeAlert(page, 'Registrierung erfolgreich abgeschlossen.'));
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('button', { name: 'Angemeldet', exact: true })).toBeVisible();
  });

  // Before scripts have loaded, a link opens a new document, which moves no focus.
  await visit(page, '/konto');
  await changeLogin(page, baseURL ?? '', { email, password });
});
