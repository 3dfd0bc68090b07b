import AxeBuilder from '@axe-core/playwright';
import { fillOrderForm } from './order-form.ts';
import { expect, type Page, test } from './shop-test.ts';

/** Everything that WCAG 2.2 AA and good practice let a machine check (LAW A2, A6). */
async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}

async function firstProduct(page: Page): Promise<void> {
  await page.goto('/shop');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test('lists, empty lists, texts and missing pages are accessible', async ({ page }) => {
      for (const path of ['/shop', '/shop?q=gibtesnicht', '/agb', '/shipping', '/shop/P/cart']) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('a product and its dialogs are accessible', async ({ page }) => {
      await firstProduct(page);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Versandkosten', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('cart, order form with errors, summary, its alert and the confirmation are accessible', async ({ page }) => {
      await firstProduct(page);
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
      await expect(page.getByText('zuzüglich')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      await expect(page.getByText('Pflichtfeld').first()).toBeVisible();
      await expectAccessible(page);
      await fillOrderForm(page);
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toBeVisible();
      await expectAccessible(page);
      await alert.getByRole('button', { name: 'Schließen' }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a page that is missing is accessible, and says so with its status', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/404/);
  const answer = await page.goto('/shop/gibt/es/nicht');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
});
