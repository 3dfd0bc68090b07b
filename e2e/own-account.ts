import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { mailedCode } from './account-journey.ts';
import { keptCart } from './filled-cart.ts';
import { expectNoWiderThanNarrowestPhone, expectWholeWords } from './large-text.ts';
import { customer } from './order-form.ts';
import { shopClient } from './shop-client.ts';
import { expect, type Page, test } from './shop-test.ts';
import { loadsAnew, reload, visit } from './visit.ts';

/** The owner of the account, and what was ordered with it. */
export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** A guest at /konto logs in there, sees the order of an article, opens it and buys it again. */
export async function seeOrders(page: Page, { email, password }: Owner, ordered: string): Promise<void> {
  await test.step('a guest at /konto is told why to log in, and logs in there', async () => {
    await visit(page, '/konto');
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeVisible();
    const form = page.getByRole('main');
    await expect(form.getByRole('link', { name: 'Registrierung / Passwort zurücksetzen' })).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
    await form.getByLabel(/^Passwort \*$/).fill(password);
    await loadsAnew(page, () => form.getByRole('button', { name: 'Anmelden' }).click());
  });

  await test.step('the page comes from the server without anything private, hidden from search engines', async () => {
    const sent = await page.request.get('/konto');
    expect(sent.headers()['cache-control']).not.toContain('private');
    expect(await sent.text()).toContain('<meta name="robots" content="noindex"');
    expect(await sent.text()).not.toContain(email);
    expect((await page.request.get('/konto/irgendwo')).status()).toBe(404);
  });

  const order = page.getByRole('article').first();
  await test.step('the orders are there with state, PDF and all that stands in them', async () => {
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(order.getByRole('heading', { level: 2 })).toHaveText(/^Bestellung \d{4}-\d+$/);
    await expect(order.getByText('Eingegangen', { exact: true })).toBeVisible();
    await expectWholeWords(page, order.getByRole('heading', { level: 2 }));
    await expect(order.getByText(`1 × ${ordered}`)).toBeVisible();
    await order.locator('summary').click();
    await expect(order.getByText(customer.street)).toBeVisible();
    await expect(order.getByText('Zahlart: Vorkasse')).toBeVisible();
    await expect(order.getByText('enthaltene USt.')).toBeVisible();
    await expectAccessible(page);
    const pdf = (await order.getByRole('link', { name: /^PDF der Bestellung/ }).getAttribute('href')) ?? '';
    expect((await page.request.get(pdf)).headers()['content-type']).toBe('application/pdf');
  });

  await test.step('whoever comes back to pay finds the bank details', async () => {
    await loadsAnew(page, () => order.getByRole('link', { name: /^Bankdaten zum Überweisen/ }).click());
    await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('bought again, what is still sold lies in the cart', async () => {
    expect((await keptCart(page)).items).toEqual([]);
    await order.getByRole('button', { name: /^Erneut bestellen/ }).click();
    await expect(order.getByRole('status').getByText('1 Artikel liegt im Warenkorb.')).toBeVisible();
    expect((await keptCart(page)).items.map(({ product, amount }) => [product.name, amount])).toEqual([[ordered, 1]]);
  });
}

/** Stores an address, uses it for an order, and removes it. */
export async function keepAddress(page: Page): Promise<void> {
  await test.step('an address is kept, with what is wrong at its fields', async () => {
    await page.getByRole('link', { name: 'Adressen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Adressen' })).toBeFocused();
    await expect(page.getByText(customer.street)).toBeVisible();
    await page.getByRole('button', { name: 'Eintragen: Neue Adresse' }).click();
    await expect(page.getByLabel('Firma')).toBeFocused();
    await page.getByLabel('Straße und Hausnummer').fill('Werkstraße 1');
    await page.getByLabel('Postleitzahl').fill('801');
    await page.getByLabel('Ort').fill('Graz');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Vorname')).toBeFocused();
    await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Pflichtfeld');
    await expect(page.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/Keine gültige Postleitzahl/);
    await expectAccessible(page);
    await page.getByLabel('Vorname').fill('Ada');
    await page.getByLabel('Nachname').fill('Lang');
    await page.getByLabel('Postleitzahl').fill('8010');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('button', { name: 'Eintragen: Neue Adresse' })).toBeFocused();
    await expect(page.getByText('Werkstraße 1')).toBeVisible();
  });

  await test.step('the order form offers it as the shipping address', async () => {
    await visit(page, '/shop/P/cart/order');
    await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue(customer.street);
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
    await page.getByLabel('Aus Ihrem Adressbuch').selectOption('Ada Lang, Werkstraße 1, 8010 Graz');
    const shipping = page.getByRole('group', { name: 'Lieferadresse' });
    await expect(shipping.getByLabel('Straße und Hausnummer')).toHaveValue('Werkstraße 1');
    await expect(shipping.getByLabel('Ort')).toHaveValue('Graz');
  });

  await test.step('and it is gone once it was taken out', async () => {
    for (const path of ['/konto', '/konto/anmeldung', '/konto/daten', '/konto/adressen']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoWiderThanNarrowestPhone(page);
    }
    await page.getByRole('button', { name: 'Entfernen: Ada Lang, Werkstraße 1, 8010 Graz' }).click();
    const question = page.getByRole('dialog', { name: 'Adresse entfernen?' });
    await question.getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByText('Ihr Adressbuch ist noch leer.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Adressbuch' })).toBeFocused();
  });
}

/** Changes the e-mail address and the password, and signs out the other devices. */
export async function changeLogin(page: Page, url: string, before: Owner): Promise<void> {
  const now = { email: `neu.${before.email}`, password: 'Ein anderer Satz!' };

  await test.step('the e-mail address changes once the code that went to the new one comes back', async () => {
    await page.getByRole('link', { name: 'Anmeldung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung und Sicherheit' })).toBeFocused();
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await page.getByLabel('Neue E-Mail-Adresse').fill(now.email);
    await page.getByLabel(/^Passwort \*$/).fill('falsch geraten');
    await page.getByRole('button', { name: 'Code anfordern' }).click();
    await expect(page.getByLabel(/^Passwort \*$/)).toHaveAccessibleDescription('Das Passwort ist nicht richtig.');
    await expect(page.getByLabel(/^Passwort \*$/)).toBeFocused();
    await page.getByLabel(/^Passwort \*$/).fill(before.password);
    await page.getByRole('button', { name: 'Code anfordern' }).click();
    const code = page.getByRole('textbox', { name: 'Code', exact: true });
    await expect(code).toBeFocused();
    await code.fill('0000 0000');
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(code).toHaveAccessibleDescription(/Der Code ist nicht richtig oder gilt nicht mehr/);
    await expect(page.getByText(before.email, { exact: true })).toBeVisible();
    await code.fill(await mailedCode(page, now.email));
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText(now.email, { exact: true })).toBeVisible();
  });

  await test.step('each device that is logged in can be logged out', async () => {
    const other = await shopClient(url);
    for (let device = 0; device < 2; device++)
      expect((await other.call('login', { username: now.email, password: before.password })).status).toBe(200);
    await reload(page);
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem');
    await expect(devices).toHaveCount(3);
    await expect(devices.first().getByText('Dieses Gerät')).toBeVisible();
    await devices.last().getByRole('button').click();
    await expect(devices).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused();
    await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
    await expect(devices).toHaveCount(1);
  });

  await test.step('the password changes by the present one', async () => {
    await page.getByLabel('Bisheriges Passwort').fill(before.password);
    await page.getByLabel('Neues Passwort').fill('kurz');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByLabel('Neues Passwort')).toHaveAccessibleDescription(/mindestens 8 Zeichen haben\./);
    await expectAccessible(page);
    await page.getByLabel('Neues Passwort').fill(now.password);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible();
    await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('');
  });
}

/** Exports all data, including the order of an article, and deletes the account. */
export async function leaveShop(page: Page, { email, password }: Owner, ordered: string): Promise<void> {
  await test.step('all that is stored is a file to keep', async () => {
    await page.getByRole('link', { name: 'Daten', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeFocused();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Daten herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('meine-daten.json');
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data.account.email).toBe(email);
    expect(data.orders).toHaveLength(1);
    expect(JSON.stringify(data.orders)).toContain(ordered);
  });

  await test.step('who leaves is told what goes and what stays, gives the password, and is out', async () => {
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto endgültig löschen?' });
    await expect(dialog.getByText(/Gelöscht werden sofort/)).toBeVisible();
    await expect(dialog.getByText(/sieben Jahre/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Passwort').fill('falsch geraten');
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(dialog.getByLabel('Passwort')).toHaveAccessibleDescription('Das Passwort ist nicht richtig.');
    await dialog.getByLabel('Passwort').fill(password);
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    const done = page.getByRole('alertdialog', { name: 'Konto gelöscht' });
    await loadsAnew(page, () => done.getByRole('button', { name: 'Schließen' }).click());
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(email);
  });
}
