import { expectAccessible } from './accessible.ts';
import { expect, test } from './shop-test.ts';

test.describe('without scripts, by keyboard, on the narrowest phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('a contract is withdrawn from [LAW F1, F2, F3, F4, F5, F10, I6]', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click();
    await page.getByLabel('Ihr Name').focus();
    for (const typed of ['Anna Berger', 'anna@example.at', '2026-000001']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerruf prüfen und bestätigen');
    const confirm = page.getByRole('button', { name: 'Widerruf bestätigen', exact: true });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
    const received = await page.getByRole('definition').first().textContent();
    expect(received).toMatch(/^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2} Uhr \(Ortszeit Wien\)$/);
    await page.reload();
    await expect(page.getByRole('definition').first()).toHaveText(received ?? '');
  });
});

test('its pages are accessible, and no wider than the narrowest phone', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/400/);
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/widerruf');
  await expectAccessible(page, { inDark: true });
  await fits();
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie Ihre Angaben:');
  await expectAccessible(page, { inDark: true });
  await fits();
  await page.getByLabel('Ihr Name').fill('Anna');
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill('anna@example.at');
  await page.getByLabel('Bestellnummer').fill('9');
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await fits();
});
