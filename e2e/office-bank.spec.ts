import { camt, transfer } from '../apps/server/src/modules/bank-statements/testing/bank-files.ts';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';

/** Reads a file in the open dialog; what it says of it. */
async function read(page: Page, name: string, buffer: Buffer): Promise<string> {
  await page.getByLabel('Datei der Bank').setInputFiles({ name, mimeType: 'application/xml', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Kontoauszug einlesen' }).click();
  const result = page.getByRole('dialog', { name: 'Kontoauszug gelesen' });
  const said = `${await result.getByRole('status').textContent()}`;
  await expectFineRoom(page);
  await result.getByRole('button', { name: 'Schließen' }).click();
  return said;
}

/** Opens the dialog from anywhere. */
async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Kontoauszug');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kontoauszug einlesen' })).toBeVisible();
}

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a statement is read once, the doubtful entries are decided about by keyboard, and the order knows', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(/the server responded with a status of 400|^CallFailure: 400/);
    const [first, second] = [await placeForOffice(engine, 1), await placeForOffice(engine, 2)];
    const run = crypto.randomUUID();
    const entry = (amount: string, words: string, at: number) => ({
      ...{ amount, details: [transfer(words)], reference: `${run}-${at}`, day: '2026-11-19' },
    });
    const file = camt([
      entry('1.00', `Bestellung ${first}`, 1),
      entry('2.00', `Bestellung ${second}`, 2),
      entry('3.00', 'Miete November', 3),
    ]);
    await beginAsOwner(page, engine, 'Berta Bank');

    await test.step('the palette opens the dialog; what is no statement is refused at its field', async () => {
      await openDialog(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Kontoauszug einlesen' }).click();
      await expect(page.getByText('Wählen Sie eine Datei.')).toBeVisible();
      await page.getByLabel('Datei der Bank').setInputFiles({
        ...{ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('kein Auszug') },
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Kontoauszug einlesen' }).click();
      await expect(page.getByText(/^Diese Datei ist kein Kontoauszug/)).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('read twice, it adds nothing the second time', async () => {
      expect(await read(page, 'auszug.xml', file)).toBe('3 Buchungen neu, davon 0 zugeordnet');
      await openDialog(page);
      expect(await read(page, 'auszug.xml', file)).toBe('0 Buchungen neu, davon 0 zugeordnet, 3 schon bekannt');
      await expect(room(page, 'Bank')).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('three keys decide about three entries', async () => {
      const waiting = page.getByRole('row').filter({ hasText: new RegExp(`${first}|${second}|Miete November`) });
      await expect(waiting).toHaveCount(3);
      for (let left = 3; left > 0; left--) {
        // Other journeys of this shop have entries of their own.
        const purpose = page.getByRole('definition').first();
        while (!(await purpose.textContent())?.match(`${first}|${second}|Miete November`))
          await page.keyboard.press('n');
        await page.keyboard.press((await purpose.textContent()) === 'Miete November' ? 'b' : 'j');
        await expect(waiting).toHaveCount(left - 1);
      }
      await page.getByRole('link', { name: 'Beiseitegelegt' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Miete November' }).first()).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('the order has the money; the assignment is taken back, and made anew by its last digits', async () => {
      await page.getByRole('link', { name: 'Zugeordnet' }).click();
      await expectFineRoom(page);
      await page.getByRole('link', { name: first }).click();
      await expect(page.getByText('Zahlung: teilweise bezahlt')).toBeVisible();
      await page.goBack();
      const assigned = page.getByRole('row').filter({ hasText: first });
      await assigned.getByRole('button', { name: 'Zuordnung lösen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Zuordnung lösen' }).click();
      await expect(assigned).toHaveCount(0);
      await page.getByRole('link', { name: 'Zu klären' }).click();
      await page.getByRole('row').filter({ hasText: first }).getByRole('button').click();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await page.getByLabel('Bestellung', { exact: true }).fill('keine');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Diese Bestellung gibt es nicht.')).toBeVisible();
      await page.getByLabel('Bestellung', { exact: true }).fill(first.slice(-6));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Zugeordnet: ${first}`).first()).toBeVisible();
      await page.goto(officeUrl(engine, `/bestellungen/${first}`));
      await expect(page.getByText('Zahlung: teilweise bezahlt')).toBeVisible();
    });

    await test.step('the log tells of it in euro', async () => {
      await page.goto(officeUrl(engine, '/protokoll?art=bank-entry'));
      const logged = page.getByRole('row').filter({ hasText: 'Berta Bank' }).filter({ hasText: first });
      await expect(logged.first()).toContainText(/Anteile ?jetzt .+: 1,00\s€/);
    });
  });
});
