import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the wine shop on a phone: another face, the same way from the start page to the order form', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-wine-'));
  const shop = await startShop({ dataDir, variables: { DEMO: 'wein' } });
  const content = page.getByRole('main');
  const heading = (name: string) => content.getByRole('heading', { level: 1, name });
  try {
    await test.step('the start page is the merchant’s', async () => {
      await visit(page, `${shop.url}/shop`);
      await expect(page).toHaveTitle(/Vinzhofer/);
      await expect(content.getByRole('heading', { name: 'Wein, den wir selbst trinken' })).toBeVisible();
      await expect(page.locator('.footer')).toHaveCSS('background-color', 'rgb(23, 58, 44)');
      await expectAccessible(page, { inDark: true });
    });

    await test.step('the list says litres, and where a wine is from', async () => {
      await content.getByRole('link', { name: /^Rotwein/ }).click();
      await expect(heading('Rotwein')).toBeVisible();
      const card = content.getByRole('listitem').filter({ hasText: 'Blaufränkisch Blaurock' });
      await expect(card).toContainText('Herkunft Mittelburgenland · Geschmack trocken');
      await expect(card).toContainText(/ab\s11,90\s€\s\/\sFlasche\s\(15,87\s€\s\/\s1\sl\)/);
      await expectAccessible(page, { inDark: true });
    });

    await test.step('the product has its label and its age', async () => {
      await content.getByRole('link', { name: /Blaufränkisch Blaurock/ }).click();
      await expect(heading('Blaufränkisch Blaurock')).toBeVisible();
      await expect(content.getByText('Verkauf nur an Personen ab 16 Jahren')).toBeVisible();
      await expect(content.getByRole('paragraph').filter({ hasText: /^6er-Karton$/ })).toBeVisible();
      await expect(content.getByRole('definition').filter({ hasText: '13 % vol' })).toBeVisible();
      await expectAccessible(page, { inDark: true });
      await content.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeVisible();
    });

    await test.step('the order form asks for the date of birth [LAW C10]', async () => {
      await content.getByRole('link', { name: 'Zum Warenkorb' }).first().click();
      await expect(heading('Warenkorb')).toBeVisible();
      await expectAccessible(page, { inDark: true });
      await content.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
      await expect(heading('Ihre Daten')).toBeVisible();
      await expect(content.getByLabel('Geburtsdatum')).toBeVisible();
      await expect(content.getByRole('radio', { name: /Weinpost/ })).toBeChecked();
      await expectAccessible(page, { inDark: true });
    });
  } finally {
    await page.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
});
