import { expectAccessible } from './accessible.ts';
import { logIn, logOut, setPassword } from './account-journey.ts';
import { fillCart } from './filled-cart.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

const password = 'Ein kurzer Satz!';
const list = '/shop/werkzeug/zangen';
const count = (page: Page) => page.locator('.wishes-count');
const cards = (page: Page) => page.locator('.wishes .product-card');

/** Keeps the articles at these places of a list. */
async function keep(page: Page, ...places: number[]): Promise<void> {
  await visit(page, list);
  for (const [kept, place] of places.entries()) {
    await page.locator('.product-card .wish').nth(place).click();
    await expect(count(page)).toHaveText(`${kept + 1} Artikel`);
  }
}

inEach({ desktop, phone }, () => {
  test('a guest keeps articles, in all tabs and after a reload, takes one off, and takes that back', async ({
    page,
    context,
  }) => {
    await keep(page, 0, 1);
    const other = await context.newPage();
    await visit(other, list);
    await expect(count(other)).toHaveText('2 Artikel');
    await page.locator('.product-card .wish').nth(2).click();
    await expect(count(other)).toHaveText('3 Artikel');
    await other.close();
    await visit(page, '/merkliste');
    await expect(cards(page)).toHaveCount(3);
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await cards(page).nth(1).locator('.wish').click();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.press('Enter');
    await expect(count(page)).toHaveText('3 Artikel');
    await cards(page).nth(0).locator('.product-add').click();
    await expect(page.locator('.cart-count')).toContainText('1');
    await cards(page).nth(0).locator('.wish').click();
    await reload(page);
    await expect(cards(page)).toHaveCount(2);
  });
});

test('a line moves from the cart to the list; the list follows its customer, and leaves the browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'merkt@kunde.example';
  const [name = ''] = await fillCart(page);
  await visit(page, '/shop/P/cart');
  await page.getByRole('button', { name: /aus dem Warenkorb nehmen/ }).click();
  await expect(count(page)).toHaveText('1 Artikel');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
  await visit(page, '/U/register');
  await setPassword(page, email, password);
  await expect(count(page)).toHaveText('1 Artikel');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishes'))).toBeNull();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await keep(other, 0);
  await logIn(other, email, password);
  await expect(count(other)).toHaveText('2 Artikel');
  await visit(other, '/merkliste');
  await expect(other.getByRole('link', { name })).toBeVisible();
  await logOut(other);
  await expect(count(other)).toHaveCount(0);
  await context.close();
});
