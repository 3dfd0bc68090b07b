import { readFileSync } from 'node:fs';
import { importCustomers, placeOf } from './account-journey.ts';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a customer is erased: what goes and what stays is seen before, and afterwards nothing finds them', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const email = 'lea.loeschen@kunde.example';
    importCustomers(
      placeOf(engine),
      'E-Mail;Kundennummer;Vorname;Name;Straße;PLZ;Ort;Land',
      `${email};KU-6017;Lea;Loeschen;Weg 1;1010;Wien;AT`,
    );
    await beginAsOwner(page, engine, 'Dora Datenschutz');

    await test.step('from her record the way leads to what would go at once', async () => {
      await page.goto(officeUrl(engine, '/kunden/KU-6017'));
      await page.getByRole('link', { name: 'Löschen …' }).click();
      await expect(page.getByRole('heading', { name: `Daten zu ${email}` })).toBeVisible();
      await expect(page.getByText('1 Adresse')).toBeVisible();
      await expect(page.getByText('Bestellungen gibt es nicht. Es bleibt nichts.')).toBeVisible();
      await expectFineRoom(page, { inLargeText: true });
    });

    await test.step('erased, her address finds nobody, in the room and in the list', async () => {
      await page.getByRole('button', { name: 'Löschen', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen', exact: true }).click();
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zu dieser E-Mail-Adresse ist nichts gespeichert')).toBeVisible();
      await page.goto(officeUrl(engine, '/kunden?wort=loeschen'));
      await expect(page.getByText('Zu dieser Suche gibt es keine Kunden mit Konto.')).toBeVisible();
      await page.goto(officeUrl(engine, '/protokoll'));
      const entry = page.getByRole('row').filter({ hasText: 'Kunde gelöscht' }).first();
      await expect(entry).toContainText('Dora Datenschutz');
      await expect(entry).not.toContainText('lea');
    });
    await expect(room(page, 'Protokoll')).toBeVisible();
  });

  test('what is stored of a guest is saved as a file, and the log says who handed out which order [LAW D5]', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const number = await placeForOffice(engine, 1);
    await beginAsOwner(page, engine, 'Dina Datenauskunft');
    await page.goto(officeUrl(engine, '/datenschutz'));
    const field = page.getByLabel('E-Mail für die Auskunft');
    await field.fill('niemand@kunde.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Zu dieser E-Mail-Adresse ist nichts gespeichert')).toBeVisible();
    await expectFineRoom(page, { inLargeText: true });
    await field.fill('ada@kunde.example');
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject({ email: 'ada@kunde.example', account: null });
    expect(file.guestOrders).toContainEqual(expect.objectContaining({ orderNumber: number, state: 'placed' }));
    await expect(page.getByText('Datenauskunft gespeichert: kein Konto').first()).toBeVisible();
    await page.goto(officeUrl(engine, '/protokoll'));
    const entry = page.getByRole('row').filter({ hasText: number }).filter({ hasText: 'Datenauskunft' });
    await expect(entry.first()).toContainText('Dina Datenauskunft');
  });
});
