import { fillCart, keptCart, keptValue } from './filled-cart.ts';
import { fillOrderForm } from './order-form.ts';
import { expect, test } from './shop-test.ts';
import { sum } from './shown-sums.ts';
import { reload, visit } from './visit.ts';

test('the tabs of a browser share one cart, and its order is placed once', async ({ page, context }) => {
  await fillCart(page);
  const other = await context.newPage();

  await test.step('a new tab has the cart of the others', async () => {
    await visit(other, '/shop/P/cart');
    await expect(other.getByPlaceholder('Menge')).toHaveValue('1');
    expect(await keptCart(other)).toEqual(await keptCart(page));
  });

  await test.step('an invalid amount in one tab is replaced by the amount that another tab sets', async () => {
    const [here, there] = [page.getByPlaceholder('Menge'), other.getByPlaceholder('Menge')];
    await here.fill('abc');
    await expect(there).toHaveValue('');
    await there.fill('4');
    await expect(here).toHaveValue('4');
    await expect(page.getByText('Ungültig!')).toBeHidden();
    await here.blur();
    await there.fill('1');
    await expect(here).toHaveValue('1');
  });

  await test.step('a change in one tab changes both, even on the summary', async () => {
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await fillOrderForm(page);
    await expect(page.getByText('1 Stück × 18,90 €')).toBeVisible();
    await other.getByPlaceholder('Menge').fill('3');
    await expect(page.getByText('3 Stück × 18,90 €')).toBeVisible();
    await expect(sum(other, 'Summe')).toHaveText(/€/);
    await expect(sum(page, 'Summe')).toHaveText((await sum(other, 'Summe').textContent()) ?? '');
    expect(await keptCart(page)).toEqual(await keptCart(other));
  });

  await test.step('typed input stays in its tab [SPEC §4.3.8, §9.10]', async () => {
    await other.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await expect(other.getByLabel('E-Mail-Adresse')).toHaveValue('');
    expect(await keptValue(other, 'details')).not.toEqual(await keptValue(page, 'details'));
  });

  await test.step('an order in one empties the other, which says so', async () => {
    await fillOrderForm(other);
    await other.getByRole('checkbox').first().check();
    await other.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
    await expect(other.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
    await expect(page).toHaveURL(/\/P\/cart$/);
    await expect(page.getByRole('alert')).toContainText(
      'Der Inhalt Ihres Warenkorbs wurde in einem anderen Fenster bestellt.',
    );
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    expect(await keptValue(page, 'final')).toBeNull();
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('whatever lies in the session storage, the cart works', async ({ page, context }) => {
  await fillCart(page);
  const cart = await keptCart(page);
  const [line] = cart.items;
  const keep = (value: unknown) =>
    page.evaluate(
      (text) => sessionStorage.setItem('cart', text),
      typeof value === 'string' ? value : JSON.stringify(value),
    );

  await test.step('broken, old or absurd, it starts fresh and says so', async () => {
    const many = Array(10_000).fill({ amount: 1 });
    const values = [
      '{"items":',
      { ...cart, version: 1 },
      { ...cart, items: [{ ...line, amount: 1e9 }] },
      { ...cart, items: many },
    ];
    for (const value of values) {
      await keep(value);
      await reload(page);
      await expect(page.getByRole('alert')).toContainText('Ihr gespeicherter Warenkorb konnte nicht gelesen werden.');
      await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    }
  });

  await test.step('manipulated, it is shown as text and calculated by the shop alone', async () => {
    const name = '<img src=x onerror="document.title=1">';
    const price = { gross: 0.01, net: 0.01, tax: 0, taxRates: [] };
    const cheap = { ...line, product: { ...line?.product, name }, condition: { ...line?.condition, price } };
    const foreign = { ...line, condition: { ...line?.condition, _id: 'fremd' } };
    await keep({ ...cart, items: [cheap, foreign], vouchers: [{ code: 'GESCHENKT', session: 'erfunden' }] });
    await reload(page);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.locator('.cart-row-total')).toContainText(['18,90 €']);
    await expect(page.getByRole('alert')).toContainText('18,90 €');
    await expect(page.getByRole('alert')).toContainText('GESCHENKT');
    const kept = await keptCart(page);
    expect([kept.items.map(({ condition }) => condition._id), kept.vouchers]).toEqual([[line?.condition._id], []]);
  });

  await test.step('a storage that is forbidden or full keeps nobody from buying', async () => {
    await page.goto('about:blank');
    for (const refuse of [forbidStorage, fillStorage]) {
      const tab = await context.newPage();
      await tab.addInitScript(refuse);
      await fillCart(tab);
      await expect(tab.getByText('Ihr Browser erlaubt dem Shop nicht, den Warenkorb zu speichern.')).toBeVisible();
      await tab.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
      await fillOrderForm(tab);
      await expect(tab.getByText('1 Stück × 18,90 €')).toBeVisible();
      await tab.close();
    }
  });
});

/** Simulates a browser that stores nothing: accessing the storage throws. */
function forbidStorage(): void {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { get });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
