import { importCustomers, placeOf } from './account-journey.ts';
import { beginAsOwner, expectFineRoom, officeUrl, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a customer is erased: what goes and what stays is seen before, and afterwards nothing finds them', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    test.setTimeout(120_000);
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
});
