import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

const list = '/shop/werkzeug/zangen';

inEach({ desktop, phone }, () => {
  test('articles are chosen in a list and on a page, and stand beside each other; one goes', async ({
    page,
    isMobile,
  }) => {
    const bar = page.getByRole('region', { name: 'Artikel vergleichen' });
    const names = page.locator('.compare-table thead th a');
    await visit(page, list);
    const [first = '', second = '', third = ''] = await page
      .locator('.product-grid .product-name a')
      .evaluateAll((links) => links.map((link) => link.textContent ?? ''));
    await page.getByRole('button', { name: 'Vergleichen', exact: true }).click();
    await page.locator('.compare-box input').nth(0).check();
    await page.locator('.compare-box input').nth(1).check();
    await expect(bar.getByRole('status')).toContainText('2 von 4 gewählt');
    // On phones the bar covers a part of a card, which the visitor scrolls away.
    if (!isMobile) await expectAccessible(page);
    await page.locator('.product-grid .product-name a').nth(2).click();
    await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
    await page.getByRole('button', { name: 'Vergleichen', exact: true }).click();
    await page.getByRole('link', { name: 'Zum Vergleich (3)' }).click();
    await expect(names).toHaveText([first, second, third]);
    const hidden = () =>
      page.locator('.compare-scroll').evaluate((box) => ({
        below: box.scrollHeight - box.clientHeight,
        beside: box.scrollWidth - box.clientWidth,
      }));
    expect((await hidden()).below).toBe(0);
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    const rows = page.locator('.compare-table tbody tr:visible');
    const all = await rows.count();
    await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).check();
    expect(await rows.count()).toBeLessThan(all);
    await page.getByRole('link', { name: new RegExp(`^${second}.* aus dem Vergleich nehmen$`) }).click();
    await expect(names).toHaveText([first, third]);
    await reload(page);
    await expect(names).toHaveText([first, third]);
    expect(await hidden()).toEqual({ below: 0, beside: 0 });
    await page.getByRole('link', { name: 'Weiteren Artikel wählen' }).click();
    await expect(bar.getByRole('status')).toContainText('2 von 4 gewählt');
    await bar.getByRole('button', { name: 'Vergleichen beenden' }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator('.compare-box')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is read, narrowed to what differs, and shortened', async ({ page }) => {
    await page.goto(list);
    const ids = await page
      .locator('.product-grid .product-name a')
      .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')?.split('/P/')[1] ?? ''));
    await page.goto(`/vergleich?${ids.map((id) => `artikel=${id}`).join('&')}`);
    const same = page.getByRole('row', { name: /^Marke / });
    await expect(same).toBeVisible();
    await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).check();
    await expect(same).toBeHidden();
    await page
      .getByRole('link', { name: /aus dem Vergleich nehmen$/ })
      .first()
      .click();
    await expect(page.locator('.compare-table thead th a')).toHaveCount(1);
  });
});
