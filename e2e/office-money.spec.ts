import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('cash is noted once however often pressed, and taken back with a reason', async ({ page, engine }) => {
    const number = await placeForOffice(engine, 1);
    await beginAsOwner(page, engine, 'Mia Money', `/bestellungen/${number}`);
    await expect(room(page, `Bestellung ${number}`)).toBeVisible();
    const payment = page.getByRole('region', { name: 'Zahlung' });

    await test.step('the dialog begins with what is owed; no reason, no note', async () => {
      await payment.getByRole('button', { name: 'Zahlung eintragen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zahlung eintragen' });
      await expect(dialog.getByLabel('Betrag in €')).toHaveValue(/^\d+,\d\d$/);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Grund')).toBeFocused();
      await expectFineRoom(page);
      await dialog.getByLabel('Grund').fill('Kassenbeleg 17');
      await dialog.getByRole('button', { name: 'Zahlung eintragen' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(payment.getByText(/^Bar vom /)).toHaveCount(1);
      await expect(page.getByText('Zahlung: bezahlt')).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('taken back, it stays to be seen', async () => {
      await payment.getByRole('button', { name: /^Bar vom .+ zurücknehmen$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Zahlung zurücknehmen' });
      await dialog.getByLabel('Grund').fill('Falsche Bestellung');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Zahlung: offen')).toBeVisible();
      await expect(payment.getByText(/^zurückgenommen von Mia Money/)).toBeVisible();
      await expectFineRoom(page);
      await page.goto(officeUrl(engine, `/protokoll?art=order&id=${number}`));
      const row = page.getByRole('row').filter({ hasText: 'Zahlungsvermerk zurückgenommen' });
      await expect(row).toContainText('Falsche Bestellung');
    });
  });
});
