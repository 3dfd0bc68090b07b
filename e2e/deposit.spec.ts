import { expectAccessible } from './accessible.ts';
import { mailedWords } from './account-journey.ts';
import { customer, fillOrderForm } from './order-form.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { cents, rowsOfSums } from './shown-sums.ts';
import { visit } from './visit.ts';

const drinks = '/shop/bücher & jause/werkstattjause/saft und malzbier';
const reusable = /^Pfand/;
const oneWay = 'Einwegpfand (ohne USt.)';
const goods = 6 * 120 + 2790;
const [deposit, untaxed] = [700, 150];

/** The texts about a price in a part of the page: the line with the price, and the deposit below it. */
async function offersOf(page: Page, part: string): Promise<string[][]> {
  const offers = await page.locator(part).all();
  return Promise.all(
    offers.map(async (offer) => {
      const words = await offer.locator('.price, .price-deposit').allInnerTexts();
      return words.map((text) => text.replace(/\s+/g, ' ').trim());
    }),
  );
}

/** No part of the page is wider than the screen. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

inEach({ desktop, phone }, () => {
  test('a deposit is shown beside each price from the list to the mail, and is included in none [LAW P6]', async ({
    page,
  }) => {
    await test.step('in the list, with what the drink comes in', async () => {
      await visit(page, drinks);
      expect(await offersOf(page, '.product-card')).toEqual([
        ['ab 1,20 € / Dose (3,64 € / 1 l) EINWEG', 'zzgl. 0,25 € Pfand'],
        ['ab 1,50 € / Flasche (3,00 € / 1 l) MEHRWEG', 'zzgl. 0,20 € Pfand'],
      ]);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });

    await test.step('the unit price is at least half as large as the price [LAW P5]', async () => {
      const sizes = async (part: string) =>
        (
          await page
            .locator(`.product-card ${part}`)
            .evaluateAll((all) => all.map((it) => getComputedStyle(it).fontSize))
        ).map(Number.parseFloat);
      const [prices, units] = [await sizes('.price-amount'), await sizes('.price-norm')];
      expect(units).toHaveLength(2);
      expect(units.map((unit, at) => unit / (prices[at] ?? 0)).filter((part) => part < 0.5)).toEqual([]);
    });

    await test.step('in what the search box suggests', async () => {
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('malzbier');
      const option = page.getByRole('option', { name: /Malzbier alkoholfrei/ });
      await expect(option).toContainText(/1,50\s€.*MEHRWEG.*zzgl\. 0,20\s€ Pfand/);
    });

    await test.step('on the page of the product, for each unit it is sold in', async () => {
      await visit(page, drinks);
      await page.getByRole('main').getByRole('link', { name: 'Apfelsaft gespritzt' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Apfelsaft gespritzt/ })).toBeVisible();
      expect(await offersOf(page, '.offer')).toEqual([
        ['1,20 € (3,64 € / 1 l) EINWEG', 'zzgl. 0,25 € Pfand'],
        ['25,90 € (3,27 € / 1 l) EINWEG', 'zzgl. 6,00 € Pfand'],
      ]);
      const cans = page.locator('.offer').first();
      await cans.getByRole('textbox').fill('6');
      await cans.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByText('Apfelsaft gespritzt wurde dem Warenkorb hinzugefügt.')).toBeVisible();
      await visit(page, `${drinks}/P/jau-6320`);
      await page.locator('.offer').nth(1).getByRole('button', { name: 'In den Warenkorb' }).click();
    });

    await test.step('in the cart with each line, and as sums of their own', async () => {
      await visit(page, '/shop/P/cart');
      await expect(page.locator('.cart-row .price-deposit')).toHaveText(['zzgl. 0,25 € Pfand', 'zzgl. 7,00 € Pfand']);
      expect(await cents(page, reusable)).toBe(deposit);
      expect(await cents(page, oneWay)).toBe(untaxed);
      const shipping = await cents(page, /zuzüglich Versandkosten/);
      expect(await cents(page, 'Summe')).toBe(goods + shipping + deposit + untaxed);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });

    await test.step('in the summary', async () => {
      await visit(page, '/shop/P/cart/order');
      await fillOrderForm(page);
      expect(await rowsOfSums(page)).toEqual([
        ...['Warenwert', 'zuzüglich Versandkosten', 'Pfand', oneWay, 'Summe', 'enthaltene USt. 20 %'],
      ]);
      await expect(page.locator('.summary-line .price-deposit')).toHaveText([
        'zzgl. 0,25 € Pfand',
        'zzgl. 7,00 € Pfand',
      ]);
      const [shipping, total] = [await cents(page, /zuzüglich Versandkosten/), await cents(page, 'Summe')];
      expect(total).toBe(goods + shipping + deposit + untaxed);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);

      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
      expect(await cents(page, 'Summe')).toBe(total);
      expect([await cents(page, reusable), await cents(page, oneWay)]).toEqual([deposit, untaxed]);
    });

    await test.step('and in the mail', async () => {
      const about = [customer.email];
      const words = (what: RegExp) => mailedWords(page, about, what);
      expect(await words(/6 Dose, je 1,20.€ \(3,64.€ \/ 1 l\) zzgl\. 0,25.€ Pfand/)).not.toBe('');
      expect(await words(/1 Kiste 20 Flaschen, je 27,90.€ \(2,79.€ \/ 1 l\) zzgl\. 7,00.€ Pfand/)).not.toBe('');
      expect(await words(/Einwegpfand \(ohne USt\.\)<\/t[dh]>\s*<td[^>]*>1,50.€/)).not.toBe('');
    });
  });
});
