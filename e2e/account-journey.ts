import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kontor, type ShopPlace } from './shop-server.ts';
import { type Engine, expect, type Locator, type Page } from './shop-test.ts';
import { loadsAnew } from './visit.ts';

/** The place of the shop for all journeys on an engine. */
export function placeOf(engine: Engine): ShopPlace {
  return JSON.parse((engine === 'sqlite' ? process.env.KONTOR_PLACE_SQLITE : process.env.KONTOR_PLACE_POSTGRES) ?? '');
}

/** Imports customers from another shop, like an operator: rows of a CSV file below its header. */
export function importCustomers(place: ShopPlace, ...lines: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-customers-'));
  const file = join(folder, 'kunden.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  kontor(place, 'import-customers', file);
  rmSync(folder, { recursive: true });
}

/** The last code mailed to an address. `url`: of a shop of the test's own. */
export function mailedCode(page: Page, email: string, url = ''): Promise<string> {
  return mailedWords(page, ['Ihr Bestätigungscode', email], /\b\d{4} \d{4}\b/, url);
}

/** The match of `words` in the newest mail whose row in the outbox contains all of `about`. */
export async function mailedWords(page: Page, about: readonly string[], words: RegExp, url = ''): Promise<string> {
  const { request } = page;
  let found = '';
  await expect(async () => {
    const list = await (await request.get(`${url}/outbox`)).text();
    const name = list
      .split('<li>')
      .find((row) => about.every((word) => row.replaceAll(/<[^>]*>/g, '').includes(word)))
      ?.match(/href="([^"]+)"/)?.[1];
    found = words.exec(await (await request.get(`${url}${name}/html`)).text())?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** Opens the login overlay. */
export async function openLogin(page: Page, button: 'Login' | 'Angemeldet' = 'Login'): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  return overlay;
}

/** Logs in, and waits until the reloaded page shows it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  const overlay = await openLogin(page);
  await overlay.getByLabel('E-Mail-Adresse oder Benutzername').fill(username);
  await overlay.getByLabel(/^Passwort \*$/).fill(password);
  await loadsAnew(page, () => overlay.getByRole('button', { name: 'Anmelden' }).click());
  await expect(page.getByRole('button', { name: 'Angemeldet', exact: true })).toBeVisible();
}

/** Logs out, and waits until the reloaded page shows it. */
export async function logOut(page: Page): Promise<void> {
  const overlay = await openLogin(page, 'Angemeldet');
  await loadsAnew(page, () => overlay.getByRole('button', { name: 'Abmelden' }).click());
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
}

/** Requests a code and confirms it: from the registration screen to the shop's start page, logged in. */
export async function setPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await closeAlert(page, 'Der Bestätigungscode wurde an die angeführte E-Mailadresse gesendet.');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await mailedCode(page, email));
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await loadsAnew(page, () => closeAlert(page, 'Registrierung erfolgreich abgeschlossen.'));
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('button', { name: 'Angemeldet', exact: true })).toBeVisible();
}

/** Reads the alert of the registration and closes it. */
export async function closeAlert(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'Registrierung' });
  await expect(alert.getByText(message, { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'Schließen' }).click();
}
