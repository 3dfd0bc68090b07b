import { logIn, logOut, setPassword } from './account-journey.ts';
import { fillCart, keptCart } from './filled-cart.ts';
import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

const password = 'Ein kurzer Satz!';

test('the cart follows its customer from one device to another, and a guest’s is added once', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'wandert@kunde.example';
  await visit(page, '/U/register');
  await setPassword(page, email, password);
  await logOut(page);
  const [first = ''] = await fillCart(page);
  await logIn(page, email, password);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  const amounts = async (tab: Page) =>
    Object.fromEntries(((await keptCart(tab))?.items ?? []).map(({ product, amount }) => [product.name, amount]));

  const second = await test.step('on another device a guest’s amounts are added to the saved ones, once', async () => {
    const [same = '', more = ''] = await fillCart(other, { places: [0, 1] });
    expect(same).toBe(first);
    await logIn(other, email, password);
    await expect.poll(() => amounts(other)).toEqual({ [first]: 2, [more]: 1 });
    await reload(other);
    await expect(other.getByPlaceholder('Menge').first()).toHaveValue('2');
    await expect.poll(() => amounts(other)).toEqual({ [first]: 2, [more]: 1 });
    return more;
  });

  await test.step('the first device has it when it is looked at again', async () => {
    await reload(page);
    await expect(page.getByRole('link', { name: second }).first()).toBeVisible();
    await expect.poll(() => amounts(page)).toEqual({ [first]: 2, [second]: 1 });
  });

  await test.step('changes made just before logging out are there after logging in', async () => {
    await page.getByPlaceholder('Menge').first().fill('7');
    await expect.poll(() => amounts(page)).toEqual({ [first]: 7, [second]: 1 });
    await logOut(page);
    expect((await keptCart(page)).items).toEqual([]);
    await logIn(page, email, password);
    await expect.poll(() => amounts(page)).toEqual({ [first]: 7, [second]: 1 });
  });

  await test.step('logging out in one tab ends it in the others, whose page is loaded anew [SPEC §4.2.2, §4.2.3]', async () => {
    const tab = await page.context().newPage();
    await visit(tab, '/shop/P/cart');
    await expect.poll(() => amounts(tab)).toEqual({ [first]: 7, [second]: 1 });
    await logOut(page);
    await expect(tab.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    expect((await keptCart(tab)).items).toEqual([]);
  });
  await test.step('whose session has ended elsewhere is told so, and that the cart waits in the account', async () => {
    await context.clearCookies({ name: 'sid' });
    await visit(other, '/shop/P/cart');
    await expect(other.getByText('Sie sind nicht mehr angemeldet.')).toBeVisible();
    expect(await keptCart(other)).toMatchObject({ items: [], ordered: [] });
  });
  await context.close();
});
