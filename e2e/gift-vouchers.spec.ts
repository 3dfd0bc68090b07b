import { expectAccessible } from './accessible.ts';
import { mailedWords } from './account-journey.ts';
import { beginAsOwner, expectFineRoom, officeUrl, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { orderToPlace, placeOrder, shopClient } from './shop-client.ts';
import { type Engine, expect, type Page, test } from './shop-test.ts';
import { rowsOfSums } from './shown-sums.ts';
import { visit } from './visit.ts';

const place = '/shop/bücher & jause/schenken/geschenkgutscheine/P/gut-9010-50';
const noTax = /ohne USt\., sie fällt erst beim Einlösen an/;

/** The journeys’ shop, as calls without a browser reach it. */
const clientOf = (engine: Engine) =>
  shopClient(officeUrl(engine).replace('/admin', '').replace('localhost', '127.0.0.1'));

/** Orders vouchers of 50 € by transfer; the number of the order. */
async function orderVouchers(engine: Engine, amount: number, email: string): Promise<string> {
  const client = await clientOf(engine);
  const items = [{ product: { _id: 'gut-9010-50' }, condition: { _id: 'gut-9010-50-stueck' }, amount }];
  const wish = { ...(await orderToPlace(client)), items, email, paymentCondition: 'vorkasse' };
  const { body: sums } = await client.call('orderCalc', wish);
  expect(sums.total).toEqual({ gross: 50 * amount, net: 50 * amount, tax: 0, taxRates: [] });
  const { status, body } = await placeOrder(client, { ...wish, total: sums.total }, crypto.randomUUID());
  expect(status).toBe(200);
  return body.orderNumber;
}

async function notePayment(page: Page): Promise<void> {
  const payment = page.getByRole('region', { name: 'Zahlung' });
  await payment.getByRole('button', { name: 'Zahlung eintragen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zahlung eintragen' });
  await dialog.getByLabel('Grund').fill('Überweisung vom Auszug');
  await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(dialog).toBeHidden();
}

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a gift voucher is bought, paid, mailed, redeemed in part, and void once it is taken back [LAW T9]', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    const email = `ben.beschenkt.${engine}@kunde.example`;
    await beginAsOwner(page, engine, 'Gerda Geberin');

    await test.step('its page and the cart say that it has no tax and no shipping costs', async () => {
      await visit(page, place);
      await expect(page.locator('.offer .price-note')).toHaveText(noTax);
      await expect(page.locator('.offer').getByText('inkl. USt.')).toHaveCount(0);
      await page.locator('.offer').getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByText('Geschenkgutschein wurde dem Warenkorb hinzugefügt.')).toBeVisible();
      await visit(page, '/shop/P/cart');
      await expect(page.getByRole('listitem').getByText(noTax)).toBeVisible();
      await expect(page.locator('.totals-row').filter({ hasText: 'Versandkosten' })).toContainText(/kostenlos/);
      expect((await rowsOfSums(page)).filter((row) => /USt/.test(row))).toEqual([]);
      await expectAccessible(page);
    });

    const number = await orderVouchers(engine, 2, email);
    await page.goto(officeUrl(engine, `/bestellungen/${number}`));
    await expect(room(page, `Bestellung ${number}`)).toBeVisible();
    const vouchers = page.getByRole('region', { name: 'Geschenkgutscheine' });

    const code = await test.step('once the transfer is noted, two codes are made and mailed', async () => {
      await expect(vouchers).toHaveCount(0);
      await notePayment(page);
      await expect(vouchers.getByText(/50,00.*nicht eingelöst, gültig bis/)).toHaveCount(2);
      await expect(page.getByText('Der Shop selbst').first()).toBeVisible();
      await expectFineRoom(page);
      return mailedWords(page, ['Geschenkgutscheine', email], /\b[2-9B-Z]{4}(?:-[2-9B-Z]{4}){3}\b/);
    });

    await test.step('the code pays a later order, and the rest remains', async () => {
      const client = await clientOf(engine);
      const order = await orderToPlace(client);
      const { body } = await client.call('voucherRedeem', { code, totalPrice: order.total.gross, items: order.items });
      const held = body.ok ? [body.voucher] : [];
      const wish = { ...order, vouchers: held, paymentCondition: 'vorkasse' };
      const { total, toPay = total.gross } = (await client.call('orderCalc', wish)).body;
      const paid = total.gross - toPay;
      expect(paid).toBeGreaterThan(0);
      const placed = await placeOrder(client, { ...wish, total, toPay }, crypto.randomUUID());
      expect(placed.status).toBe(200);
      await page.reload();
      const rest = (50 - paid).toFixed(2).replace('.', ',');
      await expect(vouchers.getByText(new RegExp(`${rest}.* von 50,00.* übrig`))).toBeVisible();
    });

    await test.step('the other one is taken back and void; the redeemed one stays', async () => {
      await page.getByRole('button', { name: 'Rücksendung melden' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rücksendung melden' });
      const send = dialog.getByRole('button', { name: 'Rücksendung melden' });
      await dialog.getByRole('textbox').first().fill('2');
      await dialog.getByLabel('Grund').fill('Widerruf');
      noPageErrors.allow(refusals);
      await send.click();
      await expect(dialog.getByText(/ist schon eingelöst/)).toBeVisible();
      await dialog.getByRole('textbox').first().fill('1');
      await send.click();
      await expect(dialog).toBeHidden();
      await expect(vouchers.getByText('Zurückgenommen: gilt nicht mehr.')).toHaveCount(1);
      await expect(vouchers.getByText(/übrig/)).toHaveCount(1);
    });
  });
});
