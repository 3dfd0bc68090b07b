import { expectAccessible } from './accessible.ts';
import {
  callerOf,
  chargeBackAtPaypal,
  failed,
  goToSaferpay,
  inPaypalWindow,
  mailedPathToPay,
  openConfirmation,
  paid,
  pay,
  paymentOf,
  placeToPay,
  refundAtPaypal,
  signUp,
} from './payment-journey.ts';
import { phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

test.use(phone);

test('PayPal’s window closed after approving is a payment all the same [security: closed-after-agreeing]', async ({
  page,
}) => {
  const client = await callerOf(page);
  const order = await placeToPay(client, 'paypal');
  const other = await page.context().newPage();
  await openConfirmation(other, order);
  await openConfirmation(page, order);
  await inPaypalWindow(page, async (popup) => {
    await popup.getByText('Störungen').click();
    await popup.getByLabel('Rückkehr in den Shop').selectOption('never');
    await popup.getByLabel('Der Händler wird benachrichtigt').selectOption('never');
    await popup.getByLabel('Nächste Abfrage (GET order)').selectOption('html-502');
    await popup.getByRole('button', { name: pay }).click();
  });

  await test.step('while PayPal does not answer it is checked, and then paid [security: provider-odd-answer]', async () => {
    await expect(paymentOf(page).getByText('Ihre Zahlung wird geprüft.').last()).toBeVisible();
    await expect(paymentOf(page).getByText(/später bezahlen/)).toBeHidden();
    await expect(paymentOf(page).getByText(failed)).toBeHidden();
    await expect(paymentOf(page).getByText(paid)).toBeVisible();
  });

  await test.step('another tab that still offers to pay says so as soon as somebody turns to it again [security: pay-in-two-tabs]', async () => {
    await expect(paymentOf(other).getByText(paid)).toBeHidden();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(paymentOf(other).getByText(paid)).toBeVisible();
    await expect(paymentOf(other).getByRole('button')).toHaveCount(0);
  });
});

test('a part of it given back in PayPal’s dashboard, it says how much, and what is left', async ({ page }) => {
  const client = await callerOf(page);
  const order = await placeToPay(client, 'paypal');
  await openConfirmation(page, order);
  await inPaypalWindow(page, (popup) => popup.getByRole('button', { name: pay }).click());
  await expect(paymentOf(page).getByText(paid)).toBeVisible();

  const { sdkUrl } = (await client.call('paymentGetEnv', { type: 'paypal' })).body;
  await refundAtPaypal(page, new URL(sdkUrl ?? '').origin, order.orderNumber, '1.50');
  const returned = paymentOf(page).getByText(
    /^Von Ihrer Zahlung von [\d.]+,\d\d\s€ wurden 1,50\s€ zurückerstattet\. [\d.]+,\d\d\s€ bleiben bezahlt\.$/,
  );
  await expect(async () => {
    await reload(page);
    await expect(returned).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});

test('taken back by the payer’s bank, it is called disputed, and nobody is asked to pay again', async ({ page }) => {
  const client = await callerOf(page);
  await signUp(page, client);
  const order = await placeToPay(client, 'paypal');
  await openConfirmation(page, order);
  await inPaypalWindow(page, (popup) => popup.getByRole('button', { name: pay }).click());
  await expect(paymentOf(page).getByText(paid)).toBeVisible();

  const { sdkUrl } = (await client.call('paymentGetEnv', { type: 'paypal' })).body;
  await chargeBackAtPaypal(page, new URL(sdkUrl ?? '').origin, order.orderNumber);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/sdk/js') && scripts.push(request.url()));
  const payment = paymentOf(page);
  await expect(async () => {
    await reload(page);
    await expect(payment.getByText(/^Diese Zahlung wurde .* beanstandet und dort zurückgeholt\./)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(payment.getByText(/^Betrag: /)).toBeVisible();
  await expect(payment.getByText(/zurückerstattet|später bezahlen/)).toHaveCount(0);
  await expect(payment.getByRole('button')).toHaveCount(0);
  await expect(payment.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  expect(scripts).toEqual([]);
  await expectAccessible(page);

  await test.step('the customer’s list says so too, and leads to no payment', async () => {
    await visit(page, '/konto');
    const listed = page.getByRole('article', { name: `Bestellung ${order.orderNumber}` });
    await expect(listed.getByText('Zahlung beanstandet', { exact: true })).toBeVisible();
    await expect(listed.getByRole('link', { name: pay })).toHaveCount(0);
  });
});

test('who comes back from Saferpay late, or elsewhere, sees the order that was paid or nothing of it', async ({
  page,
  browser,
  noPageErrors,
}) => {
  // Intended: the shop cannot be reached on the return.
  noPageErrors.allow(/ERR_FAILED/);
  const client = await callerOf(page);
  const order = await placeToPay(client, 'saferpay');
  const payment = paymentOf(page);
  await openConfirmation(page, order);
  await goToSaferpay(page);
  await page.getByRole('button', { name: pay }).click();
  await expect(payment.getByText(paid)).toBeVisible();

  await test.step('coming back late, in a tab that has gone on to another order, shows the order that was paid, never the other as paid [SPEC §4.5.3] [security: return-in-another-tab]', async () => {
    const [returned, other] = [page.url(), await placeToPay(client, 'saferpay')];
    await openConfirmation(page, other);
    await goToSaferpay(page);
    const status = '**/payment/status';
    await page.route(status, (route) => route.abort());
    await visit(page, returned);

    await test.step('where the shop cannot be asked, it is asked again [security: shop-away-on-return]', async () => {
      await expect(page.getByText('Der Shop ist gerade nicht erreichbar.')).toBeVisible();
      await page.unroute(status);
      await page.getByRole('button', { name: 'Erneut nachsehen' }).click();
    });

    await expect(page.getByText(`Bestellnummer: ${order.orderNumber}`)).toBeVisible();
    await expect(payment.getByText(paid)).toBeVisible();
    await expect(page.getByText(other.orderNumber)).toHaveCount(0);
  });

  await test.step('whoever comes back in another browser reads how the payment stands, and nothing of the order [security: return-used-by-another]', async () => {
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await visit(stranger, page.url());
    await expect(stranger.getByRole('heading', { level: 1, name: 'Ihre Zahlung' })).toBeVisible();
    await expect(stranger.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible();
    await expect(stranger.getByText(order.orderNumber)).toHaveCount(0);
    await expectAccessible(stranger);
    await visit(stranger, page.url().replace(/payment=.*/, 'payment=unbekannt'));
    await expect(stranger.getByText('Zu dieser Adresse gibt es keine Zahlung.')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Erneut nachsehen' })).toHaveCount(0);

    await test.step('the link in the mail then shows that it is paid, and offers nothing to pay [security: pay-later-link]', async () => {
      await visit(stranger, await mailedPathToPay(page, order));
      await expect(stranger.getByText(`Bestellnummer: ${order.orderNumber}`)).toBeVisible();
      await expect(paymentOf(stranger).getByText(paid)).toBeVisible();
      await expect(paymentOf(stranger).getByRole('button')).toHaveCount(0);
    });
    await other.close();
  });
});
