import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tabTo } from './keyboard.ts';
import {
  addAuthenticator,
  begin,
  beginAsOwner,
  codeOf,
  letProofsAge,
  officePassword,
  officeUrl,
  pathOfInvitation,
  refusals,
  room,
  signOut,
} from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';

test('the first start prints an address for the owner, once: it makes them one, and counts no second time [security: office-invitation-twice]', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(refusals);
  const folder = await mkdtemp(join(tmpdir(), 'kontor-first-owner-'));
  const shop = await startShop({ dataDir: join(folder, 'data'), variables: { DEMO: 'off' } });
  const office = `${shop.url.replace('127.0.0.1', 'localhost')}/admin`;
  await expect.poll(() => pathOfInvitation(shop.said())).not.toBe('');
  const invitation = pathOfInvitation(shop.said());

  await test.step('before that nobody can sign in, and the page says where the address stands', async () => {
    await page.goto(`${office}/team`);
    await expect(room(page, 'Anmelden')).toBeVisible();
    await expect(page.getByText('Dieser Shop hat noch keinen Inhaber im Backoffice.')).toBeVisible();
  });

  await begin(page, office + invitation, { name: 'Eva Huber', email: 'eva@example.at' });
  await expect(page).toHaveTitle('Heute – Onlineshop – Backoffice');
  await expect(page.getByRole('link', { name: 'Team' }).first()).toBeVisible();

  await test.step('the same address is over', async () => {
    await page.goto(office + invitation);
    await page.reload();
    await expect(room(page, 'Diese Einladung gilt nicht mehr')).toBeVisible();
  });
  await shop.stop();

  await test.step('a later start prints none', async () => {
    const again = await startShop({ dataDir: join(folder, 'data'), variables: { DEMO: 'off' } });
    await expect.poll(() => again.said()).toContain('/outbox');
    expect(pathOfInvitation(again.said())).toBe('');
    await again.stop();
  });
  await rm(folder, { recursive: true, force: true });
});

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('an owner invites an employee, who makes a passkey and signs in with it', async ({ page, engine, browser }) => {
    await beginAsOwner(page, engine, 'Petra Passkey');
    const name = `Max Moser ${engine}`;
    let invitation = '';

    await test.step('the address is shown once, to be copied', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await expect(room(page, 'Team')).toBeFocused();
      await page.getByRole('button', { name: 'Person einladen' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('E-Mail-Adresse').fill(`max.${engine}@example.at`);
      await page.getByLabel('Rolle').selectOption('Bestellungen');
      await page.getByRole('dialog').getByRole('button', { name: 'Person einladen' }).click();
      invitation = pathOfInvitation(await page.getByLabel('Adresse', { exact: true }).inputValue());
      await page.getByRole('button', { name: 'Adresse ist weitergegeben' }).click();
      await expect(page.getByRole('row', { name }).getByText('eingeladen')).toBeVisible();
    });

    const context = await browser.newContext({ locale: 'de-AT' });
    const max = await context.newPage();
    await addAuthenticator(max);
    await begin(max, officeUrl(engine, invitation), { name });

    await test.step('who may not enter a room sees it neither in the menu nor at its address', async () => {
      await expect(max.getByRole('link', { name: 'Team' })).toHaveCount(0);
      await max.goto(officeUrl(engine, '/team'));
      await expect(room(max, 'Dafür fehlt Ihnen das Recht')).toBeVisible();
      await max.getByRole('link', { name: 'Zu „Heute“' }).click();
      await expect(room(max, 'Heute')).toBeVisible();
    });

    await test.step('the start page leads to a passkey', async () => {
      await max.getByRole('link', { name: 'Sicherheit einrichten' }).click();
      await max.getByRole('button', { name: 'Passkey anlegen' }).click();
      await max.getByLabel('Name').fill('Laptop Büro');
      await max.getByRole('dialog').getByRole('button', { name: 'Passkey anlegen' }).click();
      await expect(max.getByRole('rowheader', { name: 'Laptop Büro' })).toBeVisible();
    });

    await test.step('signed out, the passkey alone lets them in', async () => {
      await max.getByRole('button', { name: 'Abmelden' }).click();
      // The device answers without a click, as soon as the e-mail field offers a passkey.
      await expect(room(max, 'Heute')).toBeVisible();
      await expect(max.getByRole('link', { name: 'Sicherheit einrichten' })).toHaveCount(0);
    });

    await test.step('the log says so', async () => {
      await page.getByRole('link', { name: 'Protokoll' }).first().click();
      const entry = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Hat sich angemeldet' });
      await expect(entry.getByRole('definition')).toHaveText(/Passkey$/);
    });
    await context.close();
  });
});

test('with an authenticator app each sign-in by password asks for a code, and a recovery code takes its place once', async ({
  page,
  engine,
  noPageErrors,
}) => {
  noPageErrors.allow(refusals);
  const { email } = await beginAsOwner(page, engine, 'Toni Totp');
  const signIn = async (code: string) => {
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await page.goto(officeUrl(engine, '/sicherheit'));
  await page.getByRole('button', { name: 'App einrichten' }).click();
  await expect(page.getByRole('img', { name: 'Bild für die Kamera der Authenticator-App' })).toBeVisible();
  const secret = await page.getByLabel('Schlüssel').inputValue();
  const dialog = page.getByRole('dialog', { name: 'App einrichten' });

  await test.step('a wrong code stays at its field', async () => {
    await dialog.getByLabel('Code aus der App').fill('000000');
    await dialog.getByRole('button', { name: 'App einrichten' }).click();
    await expect(dialog.getByLabel('Code aus der App')).toBeFocused();
    await expect(dialog.getByText(/^Der Code ist nicht richtig/)).toBeVisible();
  });
  // A challenge counts once, so the dialog must start again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await page.getByRole('button', { name: 'App einrichten' }).click();
  const used = await page.getByLabel('Schlüssel').inputValue();
  expect(used).not.toBe(secret);
  await dialog.getByLabel('Code aus der App').fill(codeOf(used));
  await dialog.getByRole('button', { name: 'App einrichten' }).click();
  const shown = page.getByRole('dialog', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: 'Codes sind verwahrt' }).click();

  await signOut(page);
  await signIn(codeOf(used, 1));
  await expect(room(page, 'Heute')).toBeVisible();
  await signOut(page);
  await signIn(`${codes[0]}`.toLowerCase());
  await expect(room(page, 'Heute')).toBeVisible();
  await page.goto(officeUrl(engine, '/sicherheit'));
  await expect(page.getByText('Sie haben noch 9 Codes.')).toBeVisible();
  await signOut(page);
  await signIn(`${codes[0]}`);
  await expect(page.getByText(/Anmeldung nicht möglich/)).toBeVisible();
});

test('somebody without a mouse signs in, moves between rooms, finds by typing and signs out', async ({
  page,
  engine,
}) => {
  const { email } = await beginAsOwner(page, engine, 'Karl Keyboard');
  await signOut(page);
  await tabTo(page, page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Passwort' }));
  await page.keyboard.type(officePassword);
  await page.keyboard.press('Enter');
  await expect(room(page, 'Heute')).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Tasten' });
  await expect(keys).toContainText('Protokoll');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('proto');
  await expect(page.getByRole('option', { selected: true })).toContainText('Protokoll');
  await page.keyboard.press('Enter');
  await expect(room(page, 'Protokoll')).toBeFocused();

  await test.step('single keys rest while somebody types', async () => {
    await tabTo(page, page.getByLabel('Wort'));
    await page.keyboard.type('gt?');
    await expect(page.getByLabel('Wort')).toHaveValue('gt?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('abm');
  await page.keyboard.press('Enter');
  await expect(room(page, 'Anmelden')).toBeVisible();
});

test('an important change asks for a proof over the form, and then follows as it was typed', async ({
  page,
  engine,
  noPageErrors,
}) => {
  noPageErrors.allow(refusals);
  const { email } = await beginAsOwner(page, engine, 'Pia Proof', '/team/rollen/neu');
  await page.getByLabel('Name der Rolle').fill('Lager');
  await page.getByLabel('Bestellungen sehen').check();
  await letProofsAge(engine, email);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/roles/save') && asked.push(`${request.postData()}`));
  const save = page.getByRole('button', { name: 'Rolle speichern' });
  const proof = page.getByRole('dialog', { name: 'Bestätigen, dass Sie es sind' });

  await test.step('who does not prove it finds everything as it was, and why', async () => {
    await save.click();
    await expect(proof.getByRole('textbox', { name: 'Passwort' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(proof).toBeHidden();
    await expect(page.getByText('Bestätigen Sie zuerst, dass Sie es sind.')).toBeVisible();
    await expect(page.getByLabel('Name der Rolle')).toHaveValue('Lager');
  });

  await save.click();
  await proof.getByRole('textbox', { name: 'Passwort' }).fill('falsch');
  await proof.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(proof.getByText(/Anmeldung nicht möglich/)).toBeVisible();
  await proof.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
  await proof.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(room(page, 'Lager')).toBeVisible();
  await expect(page.getByLabel('Bestellungen sehen')).toBeChecked();
  const body = JSON.stringify({ name: 'Lager', rights: ['orders.read'] });
  expect(asked).toEqual([body, body, body]);
});
