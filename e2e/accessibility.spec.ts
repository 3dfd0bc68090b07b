import { expectAccessible } from './accessible.ts';
import {
  expectNothingLost,
  expectNoWiderThanNarrowestPhone,
  expectReadableInLargeText,
  expectWholeWords,
  largeOnPhone,
  readBy,
} from './large-text.ts';
import { fillOrderForm } from './order-form.ts';
import { expect, type Page, test } from './shop-test.ts';
import { visit } from './visit.ts';

// Colours must have reached their final values when they are measured.
test.use({ reducedMotion: 'reduce' });

/** Opens something, which may exist only on phones, checks it, and closes it with Escape, which must always work. */
async function expectAccessibleWhenOpen(page: Page, opener: ReturnType<Page['getByRole']>): Promise<void> {
  await opener.click();
  await expectAccessible(page, { inDark: true });
  await page.keyboard.press('Escape');
}

test('lists, a product and all that opens in them are accessible [LAW A1, A2, A6]', async ({ page }) => {
  await test.step('the list, with menu, panels and filters open', async () => {
    await visit(page, '/shop/werkzeug/schraubwerkzeug?size=20&min=2&stock=deliverable');
    await expectAccessible(page);
    const menu = page.getByRole('button').and(page.locator('[popovertarget]'));
    await expectAccessibleWhenOpen(page, menu.filter({ visible: true }).first());
    const filter = page.getByRole('region', { name: 'Filter' });
    await filter
      .locator('details label', { has: page.getByRole('checkbox') })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]f\./);
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await readBy(page, largeOnPhone, async () => {
      for (const name of [/^Menü/, /^Kategorien/, /^Filter/]) {
        await page.getByRole('button', { name }).first().click();
        await expectNothingLost(page, `${name} open`);
        await page.keyboard.press('Escape');
      }
    });
  });

  await test.step('nothing found', async () => {
    await visit(page, '/shop/werkzeug?q=gibtesnichtxyz');
    await expect(page.getByText('Dazu haben wir nichts gefunden')).toBeVisible();
    await expectAccessible(page);
    await expectReadableInLargeText(page);
  });

  await test.step('a product, its pictures, the shipping costs and the message that it lies in the cart', async () => {
    await visit(page, '/shop/werkzeug/schraubwerkzeug?size=20');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleWhenOpen(page, page.getByRole('link', { name: /Bild .*vergrößern$/ }).first());
    const shippingCosts = page.getByRole('main').getByRole('link', { name: 'Versandkosten', exact: true });
    await expectAccessibleWhenOpen(page, shippingCosts.first());
    await expectReadableInLargeText(page);
    await shippingCosts.first().click();
    await readBy(page, largeOnPhone, () => expectNothingLost(page, 'the shipping costs'));
  });
});

test('scale prices and suggestions keep their words whole in large letters', async ({ page }) => {
  await test.step('a product with scale prices for many pieces', async () => {
    await visit(page, '/shop/P/scb-9130-m12');
    await expect(page.getByRole('row', { name: /^ab 500 Stück 9,50 € je 100 Stück 15 % günstiger$/ })).toBeVisible();
    await expectReadableInLargeText(page);
    await expectNoWiderThanNarrowestPhone(page);
    await readBy(page, largeOnPhone, async () =>
      expect(await page.locator('.scales').evaluate(isScrolled), 'the scale prices scroll').toBe(false),
    );
  });

  await test.step('suggestions', async () => {
    await visit(page, '/shop');
    await page.locator('input[type=search]').fill('schr');
    const category = page.getByRole('option', { name: /^Schraubwerkzeug/ });
    await expect(category).toBeVisible();
    await page.keyboard.press('ArrowDown'); // a chosen suggestion keeps the list open
    await expectWholeWords(page, category);
  });
});

/** Runs in the page. Whether a part is wider than the room that it has. */
const isScrolled = (part: Element) => part.scrollWidth > part.clientWidth;

/** Pages of the operator's text. */
const pagesOfText = ['/contact', '/C/ueber-uns', '/impressum', '/agb', '/T/widerrufsbelehrung', '/barrierefreiheit'];

test('texts, missing pages and failures are accessible [LAW A2]', async ({ page, noPageErrors }) => {
  for (const path of ['/shipping', '/datenschutz']) {
    await visit(page, path);
    await expectAccessible(page);
    await expectReadableInLargeText(page);
  }
  for (const path of [...pagesOfText, '/shop/aktionen', '/shop/P/register', '/konto']) {
    await visit(page, path);
    await expectReadableInLargeText(page);
  }
  await test.step('the login too', async () => {
    await page.getByRole('button', { name: 'Login' }).first().click();
    await readBy(page, largeOnPhone, async () => {
      await expectNothingLost(page, 'the login');
      // The close button is below the form, and covers no part of it.
      const overlay = page.getByRole('dialog');
      const [send, close] = [overlay.getByRole('button', { name: 'Anmelden' }), overlay.locator('.dialog-actions')];
      const [sends, closes] = [await send.boundingBox(), await close.boundingBox()];
      expect(closes?.y).toBeGreaterThanOrEqual((sends?.y ?? 0) + (sends?.height ?? 0));
      await send.click({ trial: true });
    });
  });
  await test.step('a page that is missing says so with its status', async () => {
    noPageErrors.allow(/404/);
    const answer = await visit(page, '/shop/gibt/es/nicht');
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    await expectReadableInLargeText(page);
  });
  await test.step('a page that could not be loaded', async () => {
    noPageErrors.allow(/Failed to load resource|CallFailure/);
    await page.route('**/api/shop/master/**', (route) => route.fulfill({ status: 502 }));
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Das hat leider nicht geklappt' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('no network: the page stays, with a notice', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
    await expect(page.getByRole('status').getByText('Keine Verbindung zum Shop.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('cart, order form, summary, alert and confirmation are accessible in every state [LAW A1, A2, A6]', async ({
  page,
}) => {
  await test.step('the cart: empty, filled, with a wrong amount', async () => {
    await visit(page, '/shop/P/cart');
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
    await expectAccessible(page);
    // A long word, a unit price beside the price, a long unit.
    for (const product of ['sae-4010-500', 'lei-3710-750g']) {
      await visit(page, `/shop/P/${product}`);
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
    await expect(page.getByText('zuzüglich')).toBeVisible();
    const unitPrice = page.locator('.cart-row-price', { has: page.locator('.cart-row-norm') });
    await expect(unitPrice).toHaveText(/ je \S+ \(/, { useInnerText: true });
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeHidden();
    await expectAccessible(page);
    const amount = page.getByPlaceholder('Menge').first();
    await amount.fill('x');
    await amount.blur();
    await expect(page.getByText('Ungültig!')).toBeVisible();
    await expectAccessible(page);
    // The field shows the whole code.
    const code = page.getByLabel('Gutscheincode');
    await code.fill('WILLKOMMEN10');
    await expectReadableInLargeText(page);
    await expectNoWiderThanNarrowestPhone(page);
    await code.fill('');
    await amount.fill('1');
  });

  await test.step('the order form: with errors', async () => {
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expect(page.getByText('Pflichtfeld').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
    await expectAccessible(page);
    await expectReadableInLargeText(page);
    await expectNoWiderThanNarrowestPhone(page);
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).uncheck();
    await fillOrderForm(page);
  });

  await test.step('the summary, its alert and the confirmation', async () => {
    const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
    await order.waitFor();
    await expectAccessible(page);
    await expectReadableInLargeText(page);
    await expectNoWiderThanNarrowestPhone(page);
    await order.click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await readBy(page, largeOnPhone, () => expectNothingLost(page, 'the alert'));
    await alert.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('checkbox').first().check();
    await order.click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
    await expectAccessible(page);
    await expectReadableInLargeText(page);
    await expectNoWiderThanNarrowestPhone(page);
    await expectWholeWords(page, page.locator('.confirmation-number'));
    await expect(page.locator('.confirmation-number')).toHaveText(/^Bestellnummer: 2\d{3}-\d{6}$/);
    await expectWholeWords(page, page.locator('.bank-transfer div', { hasText: 'IBAN' }).locator('dd'));
  });
});
