import { expectAccessible } from './accessible.ts';
import { mailedWords } from './account-journey.ts';
import { customer, fillOrderForm } from './order-form.ts';
import { expect, test } from './shop-test.ts';
import { cents, rowsOfSums } from './shown-sums.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

const shipping = /zuzüglich Versandkosten/;
const fee = 'Gebühr für Nachnahme';

test('cash on delivery costs a fee, which is named wherever the order is added up [SPEC §4.3.12]', async ({ page }) => {
  const shop = await startVariedShop({
    configuration: {
      paymentConditions: [
        { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
        { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery', fee: 390 },
      ],
    },
  });
  try {
    await visit(page, `${shop.url}/shop/werkzeug/schlagwerkzeug?sort=price-asc`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.locator('.offer').first().getByRole('button', { name: 'In den Warenkorb' }).click();

    await test.step('the cart asks for none before one has chosen how to pay', async () => {
      await visit(page, `${shop.url}/shop/P/cart`);
      await expect(page.getByText(shipping)).toBeVisible();
      await cents(page, 'Summe');
      expect(await rowsOfSums(page)).not.toContain(fee);
    });
    const goodsAndShipping = await cents(page, 'Summe');

    await test.step('the order form says what it costs beside the free way', async () => {
      await visit(page, `${shop.url}/shop/P/cart/order`);
      const ways = page.getByRole('group', { name: /^Zahlungsart/ });
      await expect(ways.getByRole('radio', { name: /^Nachnahme Gebühr 3,90\s€$/ })).toBeVisible();
      await expect(ways.getByRole('radio', { name: 'Vorkasse', exact: true })).toBeVisible();
      await expectAccessible(page);
      await fillOrderForm(page, customer, 'Nachnahme');
    });

    await test.step('the summary names it among the sums, with its tax in them', async () => {
      expect(await cents(page, fee)).toBe(390);
      expect(await cents(page, 'Summe')).toBe(goodsAndShipping + 390);
      expect(await rowsOfSums(page)).toEqual([
        ...['Warenwert', 'zuzüglich Versandkosten', fee, 'Summe', 'enthaltene USt. 20 %'],
      ]);
      await expectAccessible(page);
    });

    await test.step('who goes back and pays otherwise does not pay it', async () => {
      await page.goBack();
      await page.getByRole('radio', { name: 'Vorkasse' }).check();
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      await expect(page.getByText('Zahlart: Vorkasse', { exact: true })).toBeVisible();
      expect(await cents(page, 'Summe')).toBe(goodsAndShipping);
      expect(await rowsOfSums(page)).not.toContain(fee);
      await page.goBack();
      await page.getByRole('radio', { name: 'Nachnahme' }).check();
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      await expect(page.getByText('Zahlart: Nachnahme', { exact: true })).toBeVisible();
    });

    await test.step('it is ordered, confirmed and mailed as it was shown', async () => {
      expect(await cents(page, 'Summe')).toBe(goodsAndShipping + 390);
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
      expect(await cents(page, fee)).toBe(390);
      expect(await cents(page, 'Summe')).toBe(goodsAndShipping + 390);
      const way = page.getByRole('region', { name: 'Zahlung' });
      await expect(way).toContainText(
        /Zahlart: NachnahmeSie bezahlen den Gesamtbetrag von [\d,]+\s€ bei der Übergabe der Ware \(Nachnahme\)\.$/,
      );
      await expect(page.getByRole('region', { name: 'Ihre Überweisung' })).toHaveCount(0);
      await expectAccessible(page);
      expect(await mailedWords(page, [customer.email], /Gebühr für Nachnahme/, shop.url)).toBe(fee);
    });
  } finally {
    await shop.stop();
  }
});
