import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

const screws = '/shop/befestigung/schrauben/holzschrauben';

inEach({ desktop, phone }, () => {
  test('screws are ordered from a table by size and pack', async ({ page }) => {
    await visit(page, screws);
    await page.getByRole('link', { name: 'Tabelle', exact: true }).click();
    const table = page.getByRole('table');
    await expect(table.locator('tbody')).toHaveCount(16);
    await expect(page).toHaveURL(`${screws}?view=table`);
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await table.getByRole('textbox', { name: 'Menge, 4 mm · 40 mm, Paket 200 Stück' }).fill('3');
    await table.getByRole('button', { name: '4 mm · 40 mm, Paket 200 Stück in den Warenkorb' }).click();
    await expect(page.locator('.cart-count')).toContainText('3');
    await visit(page, '/shop/P/cart');
    await expect(page.locator('.cart-row')).toContainText('4,0 × 40 mm');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the page of a large family unfolds all sizes; the bar at its foot orders the size of the page', async ({
    page,
  }) => {
    await visit(page, '/shop/werkzeug/holzbearbeitung/stechbeitel');
    await page.locator('.product-grid .product-name a').first().click();
    const fold = page.getByText('Alle 9 Ausführungen als Tabelle');
    await fold.click();
    const table = page.getByRole('table', { name: /Ausführungen und Preise$/ });
    await expect(table.locator('tbody')).toHaveCount(9);
    await expectAccessible(page);

    await test.step('whoever follows a size in it finds it unfolded, and prints it without what is pressed', async () => {
      const next = table.getByRole('link').nth(1);
      const size = await next.textContent();
      await next.click();
      await expect(page.locator('.variant-name strong')).toHaveText(size ?? '');
      await expect(table.locator('tbody')).toHaveCount(9);
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
      await expect(fold).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await page.evaluate(() => scrollTo(0, 0));
    const size = await page.locator('.variant-name strong').textContent();
    await page.locator('.buy-bar button').click();
    await expect(page.locator('.cart-count')).toContainText('1');
    await visit(page, '/shop/P/cart');
    await expect(page.locator('.cart-row')).toHaveCount(1);
    await expect(page.locator('.cart-row')).toContainText(size ?? '');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is read, narrowed and left', async ({ page }) => {
    await page.goto(screws);
    await page.getByRole('link', { name: 'Tabelle', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: '4 mm · 40 mm' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '2,00 €' }).first()).toBeVisible();
    await page.goto(`${screws}?view=table&f.L%C3%A4nge=40+mm`);
    await expect(page.locator('.size-table tbody')).toHaveCount(2);
    await page.getByRole('link', { name: 'Karten', exact: true }).click();
    await expect(page.locator('.product-grid > li')).toHaveCount(1);
  });
});
