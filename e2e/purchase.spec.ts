import { customer, fillOrderForm } from './order-form.ts';
import { inEach, onPostgres, phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

/** On small screens the panels of the catalogue are behind a button. */
async function openPanel(page: Page, name: 'Kategorien' | 'Filter'): Promise<void> {
  const opener = page.getByRole('button', { name, exact: true });
  if (await opener.isVisible()) await opener.click();
}

async function chooseCategory(page: Page): Promise<void> {
  await openPanel(page, 'Kategorien');
  const panel = page.getByRole('navigation', { name: 'Kategorien', exact: true });
  const category = panel.getByRole('list').last().getByRole('link').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function chooseFilter(page: Page): Promise<{ value: string; count: number }> {
  await openPanel(page, 'Filter');
  const box = page
    .getByRole('region', { name: 'Filter' })
    .locator('label', { has: page.getByRole('checkbox') })
    .first();
  const value = (await box.locator('.filter-value').textContent()) ?? '';
  const count = Number.parseInt((await box.locator('.filter-count').textContent()) ?? '', 10);
  await box.click();
  const show = page.getByRole('button', { name: /Ergebnis(se)? anzeigen$/ });
  if (await show.isVisible()) await show.click();
  return { value, count };
}

inEach({ phone, 'desktop, PostgreSQL': onPostgres }, () => {
  test('from the start page to the order, its PDF and its mail [LAW C7] [SPEC §1.1, §2.1.7, §6.1]', async ({
    page,
    request,
    isMobile,
  }) => {
    await test.step('the start page is the shop [SPEC §2.1.11]', async () => {
      await visit(page, '/');
      await expect(page).toHaveURL(/\/shop$/);
    });

    await test.step('three levels of categories down, and a filter [SPEC §1.5, §2.5.1]', async () => {
      for (let level = 0; level < 3; level++) await chooseCategory(page);
      const { value, count } = await chooseFilter(page);
      await expect(page).toHaveURL(/[?&]f\./);
      await expect(page.getByText(`${count} Artikel`, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(
        page.getByRole('link', { name: new RegExp(`^Filter .*: ${RegExp.escape(value)} entfernen$`) }),
      ).toBeVisible();
    });

    const name = await test.step('a product into the cart, twice [SPEC §1.6, §2.1.9, §2.7.5, §4.3.4]', async () => {
      const card = page.getByRole('main').getByRole('article').first();
      const productName = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name: productName }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
      await page
        .getByRole('textbox', { name: /^Menge/ })
        .first()
        .fill('2');
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await expect(page.getByText(`${productName} wurde dem Warenkorb hinzugefügt.`)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
      return productName;
    });

    await test.step('the cart knows its costs, and survives a reload [SPEC §2.8.1, §2.8.10]', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
      await reload(page);
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
      await expect(page.getByPlaceholder('Menge')).toHaveValue('2');
      await expect(page.getByText('zuzüglich')).toBeVisible();
      await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    });

    await test.step('the form says what is missing, then goes on [SPEC §1.8, §2.8.10, §2.9.1, §2.9.3, §2.9.4, §5.9, §7.3.7, §8.9]', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
      const [above, form, below] = [
        page.getByText('Bitte geben Sie nur erfundene Daten ein.'),
        page.getByLabel('E-Mail-Adresse'),
        page.getByText('Verbindlich bestellen Sie erst im nächsten Schritt.'),
      ];
      const tops = await Promise.all([above, form, below].map(async (part) => (await part.boundingBox())?.y ?? 0));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      await expect(page.getByText('Pflichtfeld').first()).toBeVisible();
      await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
      await fillOrderForm(page);
    });

    await test.step('the summary asks for what must be agreed to [LAW C2] [SPEC §1.9, §2.10.3, §2.10.7, §2.14.2, §5.16, §8.10]', async () => {
      await expect(page.getByRole('button', { name: 'Warenkorb bearbeiten' })).toBeVisible({ visible: !isMobile });
      await expect(page.getByText('Zahlart: Vorkasse')).toBeVisible();
      await expect(page.getByText(customer.street)).toBeVisible();
      await expect(page.getByText('zuzüglich')).toBeVisible();
      await expect(page.getByText('Summe', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await expect(alert.getByRole('heading', { name: 'Achtung' })).toBeVisible();
      await expect(alert).toContainText('wurde nicht ausgewählt');
      await alert.getByRole('button', { name: 'Schließen' }).click();
      await page.getByRole('checkbox').first().check();
    });

    await test.step('while the order is on its way the button rests [SPEC §2.10.10, §4.4.1]', async () => {
      const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
      const { promise: shopMayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
      await page.route('**/api/shop/order/finish', (route) => shopMayAnswer.then(() => route.continue()));
      await order.click();
      await expect(order).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: 'Ihre Bestellung wird übermittelt' })).toBeAttached();
      letAnswer();
    });

    const orderNumber =
      await test.step('the confirmation names the order and hands out its PDF [SPEC §1.9, §2.11.1, §2.11.2, §2.11.3, §4.4.2, §7.1.1, §7.2.9]', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
        const number = (await page.getByText(/^Bestellnummer: /).textContent())?.replace('Bestellnummer: ', '') ?? '';
        expect(number).toMatch(/^2\d{3}-\d{6}$/);
        await expect(page.getByText('Ihre Bestellung wurde übermittelt. In Kürze erhalten Sie')).toBeVisible();
        const transfer = page.getByRole('region', { name: 'Ihre Überweisung' });
        await expect(transfer.getByText(/^AT61\s1904/)).toBeVisible();
        await expect(transfer.getByText(number, { exact: true })).toBeVisible();
        await expect(transfer.getByRole('img', { name: 'QR-Code dieser Überweisung' })).toBeVisible();
        const href = await page.getByRole('link', { name: 'Bestellung als PDF' }).getAttribute('href');
        const pdf = await request.get(href ?? '');
        expect(pdf.headers()['content-type']).toBe('application/pdf');
        expect(pdf.headers()['cache-control']).toBe('no-store');
        expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
        return number;
      });

    await test.step('the mail lies in the outbox with the PDF [LAW O1]', async () => {
      await expect(async () => {
        await page.goto('/outbox');
        await page.getByRole('link', { name: `Ihre Bestellung ${orderNumber}` }).click({ timeout: 500 });
      }).toPass();
      await expect(page.getByText(customer.email)).toBeVisible();
      const attachment = page.getByRole('link', { name: new RegExp(`${orderNumber}\\.pdf`) });
      const file = await request.get((await attachment.getAttribute('href')) ?? '');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await expect(page.frameLocator('iframe').getByText(orderNumber).first()).toBeVisible();
    });

    await test.step('the cart is empty again [SPEC §4.3.18]', async () => {
      await visit(page, '/shop/P/cart');
      await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    });

    await test.step('all that the browser has kept of it stands in the privacy text [LAW D1, D2]', async () => {
      await visit(page, '/datenschutz');
      const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      const told = await page.getByRole('rowheader').allTextContents();
      expect(kept).toContain('tsr-scroll-restoration-v1_3');
      expect(told).toEqual(expect.arrayContaining([...kept, ...cookies]));
    });
  });
});
