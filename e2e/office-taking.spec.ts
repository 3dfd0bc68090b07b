import { beginAsOwner, expectFineRoom, officeUrl, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('an order on the telephone is taken by keys alone, and told to the customer', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    await beginAsOwner(page, engine, 'Tina Telefon');
    const press = (keys: string) => page.keyboard.press(keys);
    const next = async (text: string) => {
      await page.keyboard.type(text);
      await press('Tab');
    };
    const find = page.getByRole('combobox', { name: 'Artikel hinzufügen' });
    const sums = page.getByRole('complementary', { name: 'Summen' });

    await test.step('N opens the form, and the address is typed from field to field', async () => {
      await press('n');
      await expect(room(page, 'Bestellung aufnehmen')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Kunden mit Konto suchen' })).toBeFocused();
      for (const text of ['', '', 'Anna', 'Berger', 'Gasse 4', '1050', 'Wien', '']) await next(text);
      for (const text of ['anna.berger@example.at', '', '']) await next(text);
      await expect(find).toBeFocused();
      await expectFineRoom(page);
    });

    await test.step('articles are found by name and taken by Enter; the sums follow', async () => {
      await page.keyboard.type('hammer');
      await expect(page.getByRole('listbox', { name: 'Artikel hinzufügen' }).getByRole('option').first()).toBeVisible();
      await expectFineRoom(page);
      await press('Enter');
      await expect(page.getByLabel('Menge')).toBeFocused();
      await page.keyboard.type('2');
      await press('Enter');
      await expect(find).toBeFocused();
      await expect(sums).toContainText('Gesamtsumme');
    });

    await test.step('what is missing is said; then the order is read out and placed', async () => {
      await press('Control+Enter');
      await expect(page.getByRole('alert')).toContainText('als Pflicht markiert');
      await page.getByLabel('Zustimmung zu den AGB').focus();
      await press('Space');
      await press('Control+Enter');
      const dialog = page.getByRole('dialog', { name: 'Bestellung vorlesen und bestätigen' });
      await expect(dialog).toContainText('Anna Berger, Gasse 4, 1050 Wien');
      await expectFineRoom(page);
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /^Bestellung \d{4}-\d+$/ })).toBeVisible();
    });

    await test.step('it is ordered again: the form has all of it, and is left without a question', async () => {
      await page.getByRole('link', { name: 'Erneut bestellen' }).click();
      await expect(room(page, 'Bestellung aufnehmen')).toBeVisible();
      await expect(page.getByLabel('Menge')).toHaveValue('2');
      await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wien');
      await expect(sums).toContainText('Gesamtsumme');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: /^Bestellung \d{4}-\d+$/ })).toBeVisible();
    });

    await test.step('the record says who took it and how; the customer has the usual confirmation', async () => {
      const history = page.getByRole('complementary', { name: 'Verlauf' });
      await expect(history).toContainText('Von Hand aufgenommen');
      await expect(history).toContainText('Tina Telefon');
      await expect(history).toContainText('am Telefon');
      const number = /\d{4}-\d+/.exec(await page.title())?.[0] ?? '';
      await expect(async () => {
        await page.goto(officeUrl(engine).replace('/admin', '/outbox'));
        await expect(page.getByText(number).first()).toBeVisible({ timeout: 2000 });
      }).toPass();
    });
  });
});
