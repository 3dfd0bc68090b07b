import { fillCart, keptCart } from './filled-cart.ts';
import { expect, test } from './shop-test.ts';
import { cents, sum } from './shown-sums.ts';
import { visit } from './visit.ts';

test('a cart has rows, costs and a way on, and every change is kept', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/503/);
  const [first = '', second = ''] = await fillCart(page, { places: [0, 1] });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: second }) });
  const next = page.getByRole('button', { name: 'Weiter zur Bestellung' });
  const cartButton = page.getByRole('banner').getByRole('link', { name: 'Warenkorb' });

  await test.step('a row shows picture, link, amount, unit, total, delivery time and a button to remove it [SPEC §2.3.4, §2.8.2, §2.8.3, §2.8.4]', async () => {
    await expect(row.locator('img')).toBeVisible();
    await expect(row.getByRole('link', { name: second })).toHaveAttribute('href', /^\/shop\/.*\/P\//);
    await expect(row.getByPlaceholder('Menge')).toHaveValue('1');
    await expect(row.getByText('Stück', { exact: true })).toBeVisible();
    await expect(row.getByText('Lieferzeit: lieferbar in 5–7 Werktagen, Paketversand')).toBeVisible();
    await expect(row.locator('.cart-row-total')).toContainText('4,90 €');
    await expect(row.getByText('(19,60 € / 1 kg)')).toBeVisible();
    await expect(row.getByRole('button', { name: `${second} aus dem Warenkorb entfernen` })).toBeVisible();
    await expect(cartButton).toContainText('2 Artikel');
  });

  await test.step('the content is 800 px wide at most [SPEC §2.8.12, §9.16]', async () => {
    expect((await page.locator('.checkout').boundingBox())?.width).toBe(800);
  });

  await test.step('zuzüglich Versandkosten and Summe, with the tax in it and what the law wants said before an order [SPEC §2.8.6, §2.8.7]', async () => {
    const shipping = await cents(page, 'zuzüglich Versandkosten');
    expect(shipping).toBeGreaterThan(0);
    expect(await cents(page, 'Summe')).toBe(2380 + shipping);
    expect(await cents(page, 'enthaltene USt. 20 %')).toBe(315 + 82 + Math.round(shipping / 6));
    await expect(page.getByText('inkl. USt.', { exact: true })).toBeVisible();
    await expect(page.getByText('Wir liefern nach')).toBeVisible();
    await expect(page.getByText('Sie zahlen per')).toBeVisible();
    await page.getByText('zuzüglich').getByRole('link', { name: 'Versandkosten' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('half a second after the last key the costs are unknown and asked for again [SPEC §2.8.3, §2.8.8, §3.18, §4.3.9, §4.3.10, §4.3.11, §9.7]', async () => {
    const before = await cents(page, 'Summe');
    const asked: number[][] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/shop/order/calc', async (route) => {
      asked.push(
        route
          .request()
          .postDataJSON()
          .items.map(({ amount }: { amount: number }) => amount),
      );
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await row.getByPlaceholder('Menge').pressSequentially('2');
    await page.clock.runFor(499);
    await row.getByPlaceholder('Menge').fill('3');
    await page.clock.runFor(499);
    expect([asked, await cents(page, 'Summe')]).toEqual([[], before]);
    await page.clock.runFor(1);
    await expect(page.getByRole('progressbar', { name: 'Die Versandkosten werden berechnet' })).toBeVisible();
    await expect(sum(page, 'Summe')).toContainText('noch nicht berechnet');
    await expect(row.locator('.cart-row-total')).toContainText('noch nicht berechnet');
    answer();
    await page.clock.resume();
    await expect(row.locator('.cart-row-total')).toContainText('14,70 €');
    expect(await cents(page, 'Summe')).toBe(1890 + 1470 + (await cents(page, 'zuzüglich')));
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(asked).toEqual([[1, 3]]);
    await page.unroute('**/api/shop/order/calc');
  });

  await test.step('an invalid amount shows Ungültig!, counts as 0 and blocks the order [SPEC §2.8.11, §5.4, §5.7, §5.8, §8.7]', async () => {
    for (const wrong of ['abc', '0', '-2', '1,5', '2 Stück', '1e3', '1.000', `2${' '.repeat(9)}Stück`, '']) {
      await row.getByPlaceholder('Menge').fill('');
      await row.getByPlaceholder('Menge').pressSequentially(wrong);
      await expect(row.getByText('Ungültig!')).toBeVisible();
      await row.getByPlaceholder('Menge').blur();
      await expect(next).toBeDisabled();
      await expect(cartButton).toContainText('1 Artikel');
    }
    expect((await keptCart(page)).items.map(({ amount }) => amount)).toEqual([1, 0]);
    // The total of the other line is still known, but the sum of both is not.
    await expect(page.locator('.cart-row-total')).toContainText(['18,90 €', 'noch nicht berechnet']);
    await expect(sum(page, 'Summe')).toContainText('noch nicht berechnet');
    await row.getByPlaceholder('Menge').fill('2');
    await expect(next).toBeEnabled();
    await expect(row.locator('.cart-row-total')).toContainText('9,80 €');
  });

  await test.step('costs that cannot be had say so, and can be asked for again', async () => {
    await page.route('**/api/shop/order/calc', (route) =>
      route.fulfill({ status: 503, json: { msg: 'Gleich wieder da.', code: 'unavailable' } }),
    );
    await row.getByPlaceholder('Menge').fill('4');
    await expect(page.getByRole('alert')).toContainText('Die Kosten konnten nicht berechnet werden.');
    await expect(page.getByRole('alert')).toContainText('Gleich wieder da.');
    await page.unroute('**/api/shop/order/calc');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.locator('.totals')).toBeFocused();
    await expect(row.locator('.cart-row-total')).toContainText('19,60 €');
  });

  await test.step('a removed row is gone, and the focus stays near; an empty cart leads back to the goods only [SPEC §2.8.11, §4.3.6, §4.3.8]', async () => {
    expect((await keptCart(page)).items.map(({ product, amount }) => [product.name, amount])).toEqual([
      [first, 1],
      [second, 4],
    ]);
    await row.getByRole('button', { name: /entfernen$/ }).click();
    await expect(row).toBeHidden();
    await expect(page.getByRole('list', { name: 'Artikel im Warenkorb' })).toBeFocused();
    await page.getByRole('button', { name: `${first} aus dem Warenkorb entfernen` }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeFocused();
    await expect(next).toBeDisabled();
    expect((await keptCart(page)).items).toEqual([]);
  });
});

test('without an order the confirmation leads up silently [SPEC §4.5.1, §8.15]', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/404/);
  for (const query of ['', '?orderId=gibt-es-nicht']) {
    await visit(page, `/shop/P/cart/confirmation${query}`);
    await expect(page).toHaveURL(/\/P\/cart$/);
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    await expect(page.getByRole('alert').or(page.getByRole('dialog'))).toHaveCount(0);
  }
});
