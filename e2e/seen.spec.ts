import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

inEach({ desktop, phone }, () => {
  test('articles that were looked at are found again, kept in the browser when asked, and forgotten', async ({
    page,
    context,
  }) => {
    const names = page.locator('.seen h3');
    const stored = () => page.evaluate(() => localStorage.getItem('seen'));
    await visit(page, '/shop/werkzeug/zangen');
    const links = page.locator('.product-grid .product-name a');
    const [first = '', second = ''] = await links.allTextContents();
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await page.goBack();
    await links.nth(1).click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(names).toHaveText([first]);
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'In diesem Browser merken' }).click();
    await expect.poll(stored).not.toBeNull();
    await reload(page);
    await visit(page, '/shop/P/cart');
    await expect(names).toHaveText([second, first]);
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    const other = await context.newPage();
    await visit(other, '/shop/P/cart');
    await other.getByRole('button', { name: 'Zuletzt angesehene Artikel vergessen' }).click();
    await expect(other.locator('.seen')).toHaveCount(0);
    await expect(page.locator('.seen')).toHaveCount(0);
    expect(await stored()).toBeNull();
  });
});
