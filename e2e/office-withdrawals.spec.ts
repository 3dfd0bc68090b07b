import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';

/** Declares a withdrawal as a customer does; the shop's sign of it stands on the receipt. */
async function declare(page: Page, shop: string, orderNumber: string): Promise<void> {
  await page.goto(`${shop}/widerruf`);
  await page.getByLabel('Ihr Name').fill('Wanda Withdrawal');
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill('ada@kunde.example');
  await page.getByLabel('Bestellnummer').fill(orderNumber);
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
}

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a withdrawal is seen with its deadline, leads to its order, and stands in the timeline [LAW R2]', async ({
    page,
    engine,
  }) => {
    const number = await placeForOffice(engine, 2);
    await declare(page, officeUrl(engine).replace('/admin', ''), number);
    await beginAsOwner(page, engine, 'Willi Withdrawals');

    await test.step('the list has it among those that wait', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await expect(room(page, 'Widerrufe')).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText('in der Frist');
      await expect(row).toContainText('nichts zurückzuzahlen');
      await expectFineRoom(page);
      await row.getByRole('link', { name: /^W2/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Widerruf W2/);
    });

    const worth = await test.step('the record says what was declared, and is checked once', async () => {
      await expect(page.getByText('Wanda Withdrawal')).toBeVisible();
      await expect(page.getByText('Zu erstatten')).toBeVisible();
      await expect(page.getByText(/€, Versand eingeschlossen\./)).toBeVisible();
      await expectFineRoom(page);
      await page.getByRole('button', { name: 'Als geprüft vermerken' }).click();
      await expect(page.getByRole('button', { name: 'Als geprüft vermerken' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Widerruf geprüft');
      const inWords = (await page.getByText(/€, Versand eingeschlossen\./).textContent()) ?? '';
      return inWords.split(', ')[0] ?? '';
    });

    await test.step('from the order back to it', async () => {
      await page.getByRole('link', { name: new RegExp(`^Zur Bestellung ${number}:`) }).click();
      await expect(room(page, `Bestellung ${number}`)).toBeVisible();
      // The whole order was withdrawn from, and nothing was paid yet: both rooms name the same amount.
      expect(worth).toMatch(/^\d+,\d\d\s€$/);
      await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText(`Geschuldet${worth}`);
      const timeline = page.getByRole('region', { name: 'Verlauf' });
      await expect(timeline).toContainText('Widerruf erklärt');
      await page.getByRole('button', { name: 'Zahlung eintragen' }).click();
      await page.getByRole('dialog').getByLabel('Grund').fill('Kassenbeleg 17');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zahlung: bezahlt')).toBeVisible();
      await expectFineRoom(page);
      await timeline.getByRole('link', { name: /^W2/ }).click();
      await page.getByRole('link', { name: 'Zur Liste' }).click();
      await expect(page).toHaveURL(/stand=geprueft/);
      // Looked at, and watched on: the money is here now.
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('noch 14 Tage');
      await page.getByRole('link', { name: 'Zu prüfen' }).click();
      await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0);
    });
  });
});
