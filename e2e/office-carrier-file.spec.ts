import { beginAsOwner, expectFineRoom, letOrderBePaid, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a carrier’s file ships the orders that it names, and says what became of each row', async ({
    page,
    engine,
  }) => {
    const [first, second] = [await placeForOffice(engine, 1), await placeForOffice(engine, 2)];
    const unpaid = await placeForOffice(engine, 1);
    for (const number of [first, second]) await letOrderBePaid(engine, number);
    await beginAsOwner(page, engine, 'Carl Carrier');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Versanddatei');
    await page.keyboard.press('Enter');
    await expect(room(page, 'Bestellungen')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Versanddatei einlesen' });
    await dialog.getByRole('button', { name: 'Versanddatei einlesen' }).click();
    await expect(dialog.getByText('Wählen Sie eine Datei.')).toBeVisible();
    await expectFineRoom(page);
    const rows = ['Referenz;Sendungsnummer;Empfänger', `${first};00341;Ö`, `${second};00342;Ä`, '2026-999999;00343;X'];
    rows.push(`${unpaid};00344;Ü`);
    await dialog.getByLabel('Datei des Zustellers').setInputFiles({
      ...{ name: 'versand.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') },
    });
    await dialog.getByRole('button', { name: 'Versanddatei einlesen' }).click();
    const result = page.getByRole('dialog', { name: 'Versand gemeldet' });
    await expect(result.getByRole('status')).toHaveText('2 geändert, 2 abgelehnt');
    await expect(result.getByRole('row').nth(1)).toContainText('2026-999999');
    await expect(result.getByRole('row').nth(2)).toContainText('Vorkasse, und noch nicht ganz bezahlt.');
    await expectFineRoom(page);
    await result.getByRole('button', { name: 'Schließen' }).click();
    await page.goto(officeUrl(engine, `/bestellungen/${second}`));
    await expect(page.getByText('Versand: versandt')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pakete' })).toContainText('00342');
  });
});
