import { fillCart, keptCart, keptValue } from './filled-cart.ts';
import { fillOrderForm } from './order-form.ts';
import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

const order = (page: Page) => page.getByRole('button', { name: 'Kostenpflichtig bestellen' });

/** Fills a cart and goes to its summary. */
async function goToSummary(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
  await fillOrderForm(page);
  await page.getByRole('checkbox').first().check();
}

/** Orders, but the network fails after the shop has received the order. Returns its number. */
async function orderAndLoseTheAnswer(page: Page): Promise<string> {
  let orderNumber = '';
  await page.route(
    '**/api/shop/order/finish',
    async (route) => {
      orderNumber = (await (await route.fetch()).json()).orderNumber;
      await route.abort();
    },
    { times: 1 },
  );
  await order(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schließen' }).click();
  return orderNumber;
}

test('an order whose answer was lost is confirmed after a reload, and placed once', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/ERR_FAILED/);
  await goToSummary(page);
  const ordered: string[] = [];
  const calculated: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/finish')) ordered.push(...request.postDataJSON().items);
    if (request.url().endsWith('/order/calc')) calculated.push(request.url());
  });
  const { key } = await keptCart(page);
  const lost = await orderAndLoseTheAnswer(page);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText(`Bestellnummer: ${lost}`)).toBeVisible();
  // The key was looked up before the costs, so the goods that the order took are not reported as sold out.
  expect([ordered.length, calculated.length]).toEqual([1, 0]);
  expect((await keptValue(page, 'final')).placed.orderNumber).toBe(lost);
  expect(await keptCart(page)).toMatchObject({ items: [], sent: false, notices: [], ordered: [key] });
});

test('an order on its way is confirmed wherever its page has gone', async ({ page, context }) => {
  let answer = () => {};
  await page.route('**/api/shop/order/finish', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const place = async () => {
    const sent = page.waitForRequest('**/api/shop/order/finish');
    await order(page).click();
    await sent;
  };
  const expectConfirmed = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
    const { placed } = await keptValue(page, 'final');
    await expect(page.getByText(`Bestellnummer: ${placed.orderNumber}`)).toBeVisible();
    expect((await keptCart(page)).items).toEqual([]);
  };

  await test.step('left by the browser’s back button', async () => {
    await goToSummary(page);
    await place();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
    answer();
    await expectConfirmed();
  });

  await test.step('its cart emptied in another tab, it stays until the shop has answered', async () => {
    await fillCart(page);
    const other = await context.newPage();
    await visit(other, '/shop/P/cart');
    await visit(page, '/shop/P/cart/summary');
    await expect(page.getByText('1 Stück × 18,90 €')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await place();
    await other.getByRole('button', { name: /aus dem Warenkorb entfernen$/ }).click();
    await expect(page.getByText('1 Stück × 18,90 €')).toBeHidden();
    await expect(page).toHaveURL(/\/summary$/);
    answer();
    await expectConfirmed();
  });
});

test('an address changed after a lost answer is not taken for ordered [SPEC §2.10.8]', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/ERR_FAILED/);
  await goToSummary(page);
  const first = await orderAndLoseTheAnswer(page);
  await page.getByRole('button', { name: 'Adresse bearbeiten' }).click();
  await expect(page).toHaveURL(/\/P\/cart\/order$/);
  await page.getByLabel('Straße und Hausnummer').fill('Gartengasse 9');
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
  await test.step('from the summary back to the cart, to correct it [LAW C3] [SPEC §2.10.9]', async () => {
    await page.getByRole('button', { name: 'Warenkorb bearbeiten' }).click();
    await expect(page).toHaveURL(/\/P\/cart$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await page.goBack();
  });
  await page.getByRole('checkbox').first().check();
  await order(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`schon als Bestellung ${first} übermittelt, ohne Ihre letzten Änderungen`);
  await alert.getByRole('link', { name: `Zur Bestellung ${first}` }).click();
  await expect(page.getByText(`Bestellnummer: ${first}`)).toBeVisible();
});
