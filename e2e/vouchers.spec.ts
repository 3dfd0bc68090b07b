import { expectAccessible } from './accessible.ts';
import { fillCart, keptCart, keptValue } from './filled-cart.ts';
import { fillOrderForm } from './order-form.ts';
import { callerOf, signUp } from './payment-journey.ts';
import { orderToPlace, placeOrder } from './shop-client.ts';
import { changeShop, configure, makeVouchers } from './shop-operator.ts';
import type { ShopServer } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { cents, rowsOfSums, sum } from './shown-sums.ts';
import { startVariedShop } from './varied-shop.ts';
import { reload, visit } from './visit.ts';

/** An operator's text around the official picture (LAW W1). A single red pixel replaces the picture. */
const guaranteeNotice = `<h1>Gewährleistung</h1><figure>
<img src="data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP8AACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==" alt="Mitteilung zur gesetzlichen Gewährleistung" width="320" height="120">
</figure><p>Zwei Jahre ab Übergabe.</p>`;

/**
 * A gift balance is money. It is below the total and its tax, and above the amount left to pay (docs/decisions/017).
 */
const rowsWithBalance = [
  ...['Gutschein Prozent10', 'Gutschein PORTOFREI', 'zuzüglich Versandkosten'],
  ...['Gesamtbetrag vor Guthaben', 'enthaltene USt. 20 %', 'Gutschein GESCHENK', 'Summe'],
];

test.describe('in a shop of its own', () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    const notice = { kind: 'text', name: 'guaranteeNotice', content: guaranteeNotice } as const;
    shop = await startVariedShop({ configuration: { vouchersEnabled: true }, templates: [notice] });
    await makeVouchers(shop, [
      { code: 'ZEHN', value: { kind: 'fixed', amount: 1000 } },
      { code: 'Prozent10', value: { kind: 'percent', share: 1000 } },
      { code: 'PORTOFREI', value: { kind: 'free-shipping' } },
      { code: 'GESCHENK', value: { kind: 'gift-balance', balance: 1500 } },
      { code: 'RESTKARTE', value: { kind: 'gift-balance', balance: 2000 } },
      { code: 'GROSSKAUF', value: { kind: 'fixed', amount: 5000 }, minimum: 100_000 },
    ]);
  });
  test.afterAll(() => shop.stop());

  test('an order that a gift balance paid in part shows in the customer’s list what was left to pay', async ({
    page,
  }) => {
    const client = await callerOf(page, shop.url);
    await signUp(page, client, shop.url);
    const order = await orderToPlace(client);
    const items = order.items.map((item) => ({ ...item, amount: 10 }));
    const redeemed = (await client.call('voucherRedeem', { code: 'RESTKARTE', totalPrice: order.total.gross * 10 }))
      .body;
    const vouchers = redeemed.ok ? [redeemed.voucher] : [];
    const { total, toPay = -1 } = (await client.call('orderCalc', { ...order, items, vouchers })).body;
    expect(toPay).toBeCloseTo(total.gross - 20);
    const placed = await placeOrder(client, { ...order, items, vouchers, total, toPay }, crypto.randomUUID());
    expect(placed.status).toBe(200);

    await visit(page, `${shop.url}/konto`);
    const listed = page.getByRole('article', { name: `Bestellung ${placed.body.orderNumber}` });
    const euros = (amount: number) => amount.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
    await expect(listed.getByText(euros(toPay), { exact: true })).toBeVisible();
    await expect(listed.getByText(euros(total.gross))).toHaveCount(0);
    await expectAccessible(page);

    await test.step('opened, it says what it cost before, and what the balance paid of it', async () => {
      await listed.locator('summary').click();
      await expect(sum(page, 'Gesamtbetrag vor Guthaben')).toHaveText(euros(total.gross));
      expect(await rowsOfSums(page)).toEqual([
        ...[
          'Warenwert',
          'zuzüglich Versandkosten',
          'Gesamtbetrag vor Guthaben',
          'enthaltene USt. 20 %',
          'Gutschein RESTKARTE',
          'Summe',
        ],
      ]);
      expect(await cents(page, 'Gutschein RESTKARTE')).toBe(-2000);
      await expect(sum(page, 'Summe')).toHaveText(euros(toPay));
      await expectAccessible(page);
    });
  });

  test('vouchers of every kind, and an order that changed on the way', async ({ page, noPageErrors }) => {
    noPageErrors.allow(/409 \(Conflict\)/);
    const field = page.getByLabel('Gutscheincode');
    const voucher = (code: string) => sum(page, `Gutschein ${code}`);
    const calls: { name: string; body: unknown }[] = [];
    page.on('request', (request) => {
      const [, name] = /\/voucher\/(\w+)$/.exec(request.url()) ?? [];
      if (name) calls.push({ name, body: request.postDataJSON() });
    });
    await fillCart(page, { url: shop.url, places: [0, 1] });
    const shipping = await cents(page, 'zuzüglich Versandkosten');

    await test.step('an empty code does nothing [SPEC §5.19]', async () => {
      await field.fill('   ');
      await field.press('Enter');
      await page.getByRole('button', { name: 'Einlösen' }).click();
      expect(calls).toEqual([]);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('a refused code stays in the field, with the sentence of the shop below it, announced [SPEC §4.3.16, §7.5.4, §8.4]', async () => {
      for (const [code, sentence] of [
        ['GIBTSNICHT', 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.'],
        ['grosskauf', 'Dieser Gutschein gilt erst ab einem Warenwert von 1.000,00 €.'],
      ] as const) {
        await field.fill(code);
        await field.press('Enter');
        await expect(field).toHaveAccessibleDescription(sentence);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue(code);
        await expect(page.locator('[aria-live]', { hasText: sentence })).toBeVisible();
      }
      const items = (await keptCart(page)).items.map(({ product, condition, amount }) => ({
        product: { _id: product._id },
        condition: { _id: condition._id, price: expect.objectContaining({ gross: expect.any(Number) }), deposit: 0 },
        amount,
      }));
      expect(items).toHaveLength(2);
      expect(calls.at(-1)).toEqual({ name: 'redeem', body: { code: 'grosskauf', totalPrice: 23.8, items } });
      expect((await keptCart(page)).vouchers).toEqual([]);
    });

    await test.step('a redeemed voucher clears field and error, and takes off what the shop says [SPEC §1.7, §2.8.5, §4.3.7, §4.3.11, §4.3.15]', async () => {
      await field.fill('zehn');
      const answer = page.waitForResponse('**/voucher/redeem');
      await field.press('Enter');
      // The rates of the submitted lines: 10.00 gross at 20 %.
      expect((await (await answer).json()).voucher.price).toEqual({
        gross: -10,
        net: -8.33,
        tax: -1.67,
        taxRates: [{ rate: 20, amount: -1.67 }],
      });
      await expect(voucher('ZEHN')).toHaveText('−10,00 €');
      await expect(field).toHaveValue('');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      expect(await cents(page, 'Summe')).toBe(2380 - 1000 + shipping);
    });

    await test.step('one that is in the cart is refused by the page itself, whatever its case [SPEC §5.20, §8.3]', async () => {
      const before = calls.length;
      await field.fill(' Zehn ');
      await page.getByRole('button', { name: 'Einlösen' }).click();
      await expect(field).toHaveAccessibleDescription('Gutschein bereits vorhanden.');
      await expectAccessible(page);
      expect(calls).toHaveLength(before);
    });

    await test.step('percent, free shipping and a gift balance add up, and say what they do', async () => {
      for (const code of ['prozent10', 'portofrei', 'geschenk']) {
        await field.fill(code);
        await field.press('Enter');
        await expect(field).toHaveValue('');
      }
      await expect(voucher('Prozent10')).toHaveText('−2,38 €');
      expect(await cents(page, 'Gutschein PORTOFREI')).toBe(-shipping);
      await expect(page.getByText('Der Versand ist damit kostenlos.')).toBeVisible();
      await expect(voucher('GESCHENK')).toHaveText('−11,42 €');
      await expect(page.getByText('Guthaben: Was übrig bleibt, behalten Sie.')).toBeVisible();
      await expect(sum(page, 'Summe')).toHaveText('0,00 €');
    });

    await test.step('a removed voucher is freed, and the rest calculated anew [SPEC §2.8.5, §4.3.7, §4.3.17, §7.5.5]', async () => {
      const held = (await keptCart(page)).vouchers.find(({ code }) => code === 'ZEHN');
      await page.getByRole('button', { name: 'Gutschein ZEHN entfernen' }).click();
      await expect(voucher('ZEHN')).toBeHidden();
      await expect(field).toBeFocused();
      await expect(voucher('GESCHENK')).toHaveText('−15,00 €');
      await expect(sum(page, 'Summe')).toHaveText('6,42 €');
      await expect(sum(page, 'Gesamtbetrag vor Guthaben')).toHaveText('21,42 €');
      expect(calls.at(-1)).toEqual({ name: 'unredeem', body: held });
      await reload(page);
      await expect(sum(page, 'Summe')).toHaveText('6,42 €');
      // No figure may be above a total that does not include it, and no tax below a sum that does not contain it.
      expect(await rowsOfSums(page)).toEqual(['Warenwert', ...rowsWithBalance]);
    });

    const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
    await test.step('a code that is typed and not redeemed is not dropped in silence, and there again when one comes back [SPEC §4.3.8]', async () => {
      const goOn = page.getByRole('button', { name: 'Weiter zur Bestellung' });
      await field.fill('zehn ');
      await goOn.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/^Dieser Code ist noch nicht eingelöst\./);
      await expect(page).toHaveURL(/\/cart$/);
      await goOn.click();
      await page.getByRole('button', { name: 'Zurück zum Warenkorb' }).click();
      await expect(field).toHaveValue('zehn ');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await reload(page);
      await expect(field).toHaveValue('zehn ');
      await field.fill('');
      await goOn.click();
    });

    await test.step('the summary shows the vouchers with their prices [SPEC §2.10.5]', async () => {
      await fillOrderForm(page);
      await expect(voucher('Prozent10')).toHaveText('−2,38 €');
      await expect(voucher('GESCHENK')).toHaveText('−15,00 €');
      expect(await rowsOfSums(page)).toEqual(['Warenwert', ...rowsWithBalance]);
      await expect(page.getByRole('button', { name: /^Gutschein/ })).toHaveCount(0);
      await page.getByRole('checkbox').first().check();
    });

    await test.step('the notice on the legal guarantee stands openly in the summary [LAW W1]', async () => {
      const notice = page.getByRole('region', { name: 'Gesetzliche Gewährleistung' });
      const picture = notice.getByRole('img', { name: 'Mitteilung zur gesetzlichen Gewährleistung' });
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
      await expect(notice.getByText('Zwei Jahre ab Übergabe.')).toBeVisible();
    });

    await test.step('what changed since is told, taken over and agreed to anew: price, sold out, voucher expired', async () => {
      const [saw, glue] = (await keptCart(page)).items;
      await changeShop(shop, async (transaction) => {
        const conditions = transaction.updateTable('conditions');
        await conditions
          .set({ price: 1490 })
          .where('id', '=', saw?.condition._id ?? '')
          .execute();
        await conditions
          .set({ stock: 0 })
          .where('id', '=', glue?.condition._id ?? '')
          .execute();
        await transaction.updateTable('vouchers').set({ valid_to: 1 }).where('code', '=', 'Prozent10').execute();
      });
      await order.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('Ihre Bestellung wurde noch nicht aufgegeben.');
      await expect(dialog).toContainText('14,90 €');
      await expect(dialog).toContainText('Holzleim');
      await expect(dialog).toContainText('Der Gutschein „Prozent10“');
      await dialog.getByRole('button', { name: 'Schließen' }).click();
      await expect(page.getByText('1 Stück × 14,90 €')).toBeVisible();
      await expect(voucher('Prozent10')).toBeHidden();
      await expect(voucher('GESCHENK')).toHaveText('−14,90 €');
      const { items, vouchers } = await keptCart(page);
      expect(items.map(({ condition }) => condition._id)).toEqual([saw?.condition._id]);
      expect(vouchers.map(({ code }) => code)).toEqual(['PORTOFREI', 'GESCHENK']);
    });

    await test.step('the confirmation says what was ordered, with its vouchers and totals [SPEC §4.3.8, §9.10]', async () => {
      await order.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeFocused();
      await expect(page.getByText(/^Bestellnummer: 2\d{3}-\d{6}$/)).toBeVisible();
      await expect(
        page.getByText('Ihre Bestellung wurde übermittelt. In Kürze erhalten Sie eine Bestätigung per E-Mail.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Bestellung als PDF' })).toHaveAttribute('href', /application%2Fpdf/);
      await expect(page.getByText('1 Stück × 14,90 €')).toBeVisible();
      await expect(voucher('GESCHENK')).toHaveText('−14,90 €');
      await expect(sum(page, 'Summe')).toHaveText('0,00 €');
      expect(await rowsOfSums(page)).toEqual([
        'Warenwert',
        ...rowsWithBalance.filter((words) => words !== 'Gutschein Prozent10'),
      ]);
      expect((await keptCart(page)).items).toEqual([]);
      expect((await keptCart(page)).vouchers).toEqual([]);
      expect((await keptValue(page, 'final')).placed.orderNumber).toMatch(/^2\d{3}-\d{6}$/);
    });

    await test.step('a shop that takes no vouchers asks for none [SPEC §1.4, §2.8.9]', async () => {
      await configure(shop, 'vouchersEnabled', false);
      await fillCart(page, { url: shop.url, places: [2] });
      await expect(async () => {
        await reload(page);
        await expect(sum(page, 'Summe')).toBeVisible();
        await expect(field).toHaveCount(0, { timeout: 1 });
      }).toPass();
    });
  });
});
