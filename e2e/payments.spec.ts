import { startPaymentSandbox } from '@kontor/payment-sandbox';
import type { Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

import { fillCart, keptValue } from './filled-cart.ts';
import { customer, fillOrderForm } from './order-form.ts';
import {
  callerOf,
  failed,
  goToSaferpay,
  inPaypalWindow,
  mailedPathToPay,
  openConfirmation,
  paid,
  pay,
  paymentOf,
  placeToPay,
  signUp,
} from './payment-journey.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { loadsAnew, reload, visit } from './visit.ts';

const testMode = 'Testbetrieb: es fließt kein Geld.';

inEach({ desktop, phone }, () => {
  test('an order is paid by PayPal in its window, given up first', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/sdk/js') && scripts.push(request.url()));
    await fillCart(page);
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await fillOrderForm(page, customer, 'PayPal');
    const payment = paymentOf(page);

    await test.step('ordered, its confirmation is a document of its own, which alone lets PayPal’s script in [LAW D3] [SPEC §1.10, §2.11.4] [security: provider-script]', async () => {
      await expect(page.getByText('Zahlart: PayPal')).toBeVisible();
      await page.getByRole('checkbox').first().check();
      expect(scripts).toEqual([]);
      const confirmation = page.waitForResponse((answer) => answer.url().includes('/P/cart/confirmation'));
      await loadsAnew(page, () => page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click());
      // Only the buttons that can pay our orders, of all that PayPal could draw here.
      await expect(payment.getByRole('button', { name: / bezahlen$/ })).toHaveText(['Mit PayPal bezahlen']);
      expect(scripts).toHaveLength(1);
      const { origin } = new URL(scripts[0] ?? '');
      const { 'content-security-policy': policy, 'cache-control': caching } = (await confirmation).headers();
      expect(policy).toContain(`frame-src 'self' ${origin};`);
      expect(caching).toBe('private, no-store');
      for (const url of ['/shop', '/shop/P/cart/summary', '/konto'])
        expect((await page.request.get(url)).headers()['content-security-policy']).not.toContain(origin);
    });

    await test.step('it says what is to be paid, and that no money moves; the order’s key is out of the address [SPEC §4.5.5, §7.6.1]', async () => {
      await expect(payment.getByText(/^Zu zahlen: [\d.]+,\d\d\s€$/)).toBeVisible();
      await expect(payment.getByText(testMode)).toBeVisible();
      await expect(page).toHaveURL('/shop/P/cart/confirmation');
      expect((await keptValue(page, 'final')).placed._id).toMatch(/^[\w-]{20,}$/);
      await expectAccessible(page);
    });

    await test.step('given up in PayPal’s window, it can be paid again [SPEC §4.5.2, §8.11] [security: closed-before-agreeing]', async () => {
      await inPaypalWindow(page, (popup) => popup.getByRole('button', { name: 'Abbrechen' }).click());
      await expect(payment.getByText(failed)).toBeVisible();
      await expect(payment.getByText(paid)).toBeHidden();
    });

    await test.step('refused what was chosen to pay with, the window asks for something else; approved then, it is paid, and nothing can be pressed any more [SPEC §3.25, §4.5.2, §7.6.1, §8.12]', async () => {
      await inPaypalWindow(page, async (popup) => {
        await popup.getByRole('radio', { name: /^Abgelaufene Kreditkarte/ }).check();
        await popup.getByRole('button', { name: pay }).click();
        await expect(popup.getByText('Das zuletzt gewählte Zahlungsmittel wurde abgelehnt.')).toBeVisible();
        await popup.getByRole('radio', { name: /^PayPal-Guthaben: die Zahlung/ }).check();
        await popup.getByRole('button', { name: pay }).click();
      });
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByText(failed)).toBeHidden();
      await expect(payment.getByRole('button')).toHaveCount(0);
      const orderId = (await keptValue(page, 'final')).placed._id;
      const order = (await (await callerOf(page)).call('order', { orderId })).body;
      expect([order.payment, order.paypalPayment]).toEqual(['paid', { state: 'approved' }]);
    });

    await test.step('loaded anew, it is still paid, and PayPal’s script is not asked for [SPEC §4.5.2]', async () => {
      scripts.length = 0;
      await reload(page);
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByText(/^Bezahlt: /)).toBeVisible();
      expect(scripts).toEqual([]);
      await loadsAnew(page, () => page.getByRole('link', { name: 'Weiter einkaufen' }).click());
    });
  });
});

inEach({ desktop, phone }, () => {
  test('an order is paid by Saferpay, given up and walked away from first', async ({ page }) => {
    const client = await callerOf(page);
    const order = await placeToPay(client, 'saferpay');
    const payment = paymentOf(page);
    const record = async () => (await client.call('order', { orderId: order._id })).body.saferpayPayment;

    await test.step('due, it can be paid, from the link in its mail in a browser that knows nothing of it [SPEC §1.10, §2.11.4, §4.5.4] [security: closed-before-choosing]', async () => {
      expect([order.payment, order.saferpayPayment]).toEqual(['due', undefined]);
      await visit(page, await mailedPathToPay(page, order));
      await expect(page.getByText(`Bestellnummer: ${order.orderNumber}`)).toBeVisible();
      await expect(payment.getByText('Zahlart: Kreditkarte')).toBeVisible();
      await expect(payment.getByText(testMode)).toBeVisible();
      await expect(payment.getByText(/^Sie können auch später bezahlen: /)).toBeVisible();
    });

    await test.step('given up on Saferpay’s page, it can be paid again [SPEC §3.25, §4.5.4, §8.11]', async () => {
      await goToSaferpay(page);
      await page.getByRole('button', { name: 'Zahlung abbrechen' }).click();
      await expect(payment.getByText(failed)).toBeVisible();
      await expect(payment.getByRole('button', { name: pay })).toBeVisible();
      expect(await record()).toEqual({ error: { code: 'TRANSACTION_ABORTED' } });
      await expectAccessible(page);
    });

    await test.step('left by the browser’s Back, it can be paid again [SPEC §4.5.3] [security: closed-before-agreeing]', async () => {
      await goToSaferpay(page);
      await page.goBack();
      await expect(payment.getByRole('button', { name: pay })).toBeVisible();
      expect(await record()).toEqual({});
      await expect(payment.getByText(paid)).toBeHidden();
    });

    const second = await page.context().newPage();
    await openConfirmation(second, order);

    await test.step('paid on Saferpay’s page, the payment is executed on the return, and the order’s key was in no address [SPEC §3.25, §4.5.3, §4.5.4, §7.6.1, §8.12] [security: order-key-leaked]', async () => {
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      const executed = page.waitForResponse((answer) => answer.url().endsWith('/payment/execute'));
      await goToSaferpay(page);
      // A notification may be faster than the page. Then there is nothing left to execute.
      await page.getByText('Störungen').click();
      await page.getByLabel('Der Händler wird benachrichtigt').selectOption('never');
      await page.getByRole('button', { name: pay }).click();
      const { payment: shown, ...executedRecord } = await (await executed).json();
      expect(shown).toBe('paid');
      expect(executedRecord).toEqual({ transaction: { id: expect.any(String), means: expect.any(String) } });
      expect(await record()).toEqual(executedRecord);
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByRole('button')).toHaveCount(0);
      expect(addresses.join(' ')).not.toContain(order._id);
      await reload(page);
      await expect(payment.getByText(paid)).toBeVisible();
    });

    await test.step('a second tab that still offers to pay finds it paid, and nobody pays twice [security: pay-in-two-tabs]', async () => {
      await paymentOf(second).getByRole('button', { name: pay }).click();
      await expect(paymentOf(second).getByText(paid)).toBeVisible();
      await expect(paymentOf(second).getByRole('button')).toHaveCount(0);
      await second.close();
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a customer pays later from the list of orders; while nobody knows the end of it, it is checked', async ({
    page,
  }) => {
    const client = await callerOf(page);
    await signUp(page, client);
    const order = await placeToPay(client, 'saferpay');
    const payment = paymentOf(page);
    const listed = page.getByRole('article', { name: `Bestellung ${order.orderNumber}` });

    await test.step('the list says that it is not paid, and leads to a document where it can be [security: closed-before-choosing]', async () => {
      await visit(page, '/konto');
      await expect(listed.getByText('Zahlung offen')).toBeVisible();
      await expectAccessible(page);
      await loadsAnew(page, () => listed.getByRole('link', { name: pay }).click());
      await expect(payment.getByRole('button', { name: pay })).toBeVisible();
    });

    await test.step('while it is checked, nothing can be pressed [SPEC §4.5.4]', async () => {
      await goToSaferpay(page);
      await page.getByRole('radio', { name: 'Konto, erst in Prüfung, dann gebucht' }).check();
      await page.getByRole('button', { name: pay }).click();
      await expect(payment.getByRole('status').getByText('Ihre Zahlung wird geprüft.')).toBeVisible();
      await expect(payment.getByText(/^Zu zahlen: /)).toBeHidden();
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByRole('button')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('once it is decided, the page says so by itself, and the list too', async () => {
      await expect(payment.getByText('Ihre Zahlung wird geprüft.')).toBeHidden();
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByText(/^Bezahlt: /)).toBeVisible();
      await visit(page, '/konto');
      await expect(listed.getByText('Bezahlt', { exact: true })).toBeVisible();
      await expect(listed.getByRole('link', { name: pay })).toHaveCount(0);
    });

    await test.step('come back while Saferpay gives no answer, it is checked too, and nothing can be pressed until there is one [security: provider-odd-answer]', async () => {
      await openConfirmation(page, await placeToPay(client, 'saferpay'));
      await goToSaferpay(page);
      await page.getByText('Störungen').click();
      await page.getByLabel('Der Händler wird benachrichtigt').selectOption('never');
      await page.getByLabel('Nächste Abfrage (Assert, Inquire)').selectOption('html-502');
      await page.getByRole('button', { name: pay }).click();
      await expect(payment.getByText('Ihre Zahlung wird geprüft.').last()).toBeVisible();
      await expect(payment.getByRole('button')).toHaveCount(0);
      await expect(payment.getByText(paid)).toBeVisible();
      await expect(payment.getByRole('button')).toHaveCount(0);
    });
  });
});

test('while a provider is out of reach, the order stays and the customer is told what to do [security: provider-down]', async ({
  page,
  noPageErrors,
}) => {
  // Intended refusals: an unexpected payment, and a provider that is away.
  noPageErrors.allow(/status of (409|503)|ERR_CONNECTION_REFUSED/);
  // An account with a known webhook, without which the shop does not offer PayPal. Nobody listens there.
  const paypalWebhookUrl = 'http://127.0.0.1:1/paypal';
  const provider = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, paypalWebhookUrl });
  const shop = await startVariedShop({ variables: provider.settings });
  try {
    const client = await callerOf(page, shop.url);
    const [byCard, byPaypal] = [await placeToPay(client, 'saferpay'), await placeToPay(client, 'paypal')];
    const payment = paymentOf(page);
    await openConfirmation(page, byCard, shop.url);
    await test.step('a payment that it does not take leads to the shop itself [security: provider-refuses-request]', async () => {
      const odd = { url: `${shop.url}/${'x'.repeat(1970)}` };
      const change = (route: Route) =>
        route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...odd }) });
      await page.route('**/payment/create', change, { times: 1 });
      await payment.getByRole('button', { name: pay }).click();
      await expect(payment.getByText(/Der Zahlungsanbieter hat diese Zahlung nicht angenommen/)).toBeVisible();
      await expect(payment.getByRole('link', { name: 'Kontakt' })).toBeVisible();
      await expect(payment.getByText(/noch einmal|Gelingt es nicht/)).toBeHidden();
    });
    await provider.stop();
    await payment.getByRole('button', { name: pay }).click();
    await expect(payment.getByText('Die Zahlung (Kreditkarte) ist gerade nicht möglich.')).toBeVisible();
    await expect(payment.getByText(/Ihre Bestellung ist gespeichert/)).toBeVisible();
    await expect(payment.getByRole('button', { name: pay })).toBeEnabled();
    await expectAccessible(page);
    await openConfirmation(page, byPaypal, shop.url);
    await expect(payment.getByText('Die Zahlung (PayPal) ist gerade nicht möglich.')).toBeVisible();
    await loadsAnew(page, () => payment.getByRole('button', { name: 'Erneut versuchen' }).click());
    await expect(page.getByText(`Bestellnummer: ${byPaypal.orderNumber}`)).toBeVisible();
  } finally {
    await provider.stop();
    await shop.stop();
  }
});
