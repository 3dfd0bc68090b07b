import { importCustomers, placeOf } from './account-journey.ts';
import { beginAsOwner, expectFineRoom, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a customer is found by word, number and palette, and the record says how the account stands', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const email = 'kira.kunden@kunde.example';
    importCustomers(
      placeOf(engine),
      'E-Mail;Kundennummer;Vorname;Name;Straße;PLZ;Ort;Land',
      `${email};KU-4711;Kira;Kundenfreund;Weg 1;1010;Wien;AT`,
    );
    await beginAsOwner(page, engine, 'Kurt Kunden');

    await test.step('the list has her first, and finds her by the beginning of her name', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('n');
      await expect(room(page, 'Kunden')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText('aus altem Shop');
      await page.getByRole('searchbox', { name: 'Suche' }).fill('kundenfr');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').getByText('1 Kunde', { exact: true })).toBeVisible();
      await expectFineRoom(page);
      await page.getByRole('link', { name: email }).click();
    });

    await test.step('the record has her address and no session, and is reached by her number', async () => {
      await expect(room(page, email)).toBeVisible();
      await expect(page.getByText('aus altem Shop, noch ohne Passwort')).toBeVisible();
      await expect(page.getByText('Kira Kundenfreund')).toBeVisible();
      await expect(page.getByText('Derzeit nirgends angemeldet.')).toBeVisible();
      await expectFineRoom(page);
      await page.goto(page.url().replace(/kunden\/.*/, 'kunden/KU-4711'));
      await expect(room(page, email)).toBeVisible();
      await page.goto(page.url().replace(/kunden\/.*/, 'kunden/niemand'));
      await expect(room(page, 'Diese Adresse gibt es nicht')).toBeVisible();
    });

    await test.step('Ctrl+K opens her by e-mail', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('kira.kunden@');
      await page.getByRole('option', { name: `Kira Kundenfreund · ${email}` }).click();
      await expect(room(page, email)).toBeVisible();
    });
  });
});
