import { antiForgery, type Order, type PaymentProvider, routes } from '@kontor/contract';
import { sandboxSettings } from '@kontor/payment-sandbox';
import { mailedCode, mailedWords } from './account-journey.ts';
import { orderToPlace, placeOrder, type ShopClient } from './shop-client.ts';
import { expect, type Page } from './shop-test.ts';
import { visit } from './visit.ts';

/** A client for the shop with the cookies of the page's browser, and so with its customer. */
export async function callerOf(page: Page, url = ''): Promise<ShopClient> {
  const { request } = page;
  await request.get(`${url}/shop`);
  return {
    async call(name, body, headers = {}) {
      const { cookies } = await request.storageState();
      const token = cookies.find((cookie) => cookie.name === antiForgery.cookie)?.value ?? '';
      const answer = await request.post(url + routes[name].path, {
        headers: { [antiForgery.header]: decodeURIComponent(token), ...headers },
        data: body,
      });
      return { status: answer.status(), body: await answer.json() };
    },
  };
}

/** Creates a customer who is signed in in the page's browser. `url`: of a shop of the test's own. */
export async function signUp(page: Page, client: ShopClient, url = ''): Promise<void> {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const password = 'Ein kurzer Satz!';
  await client.call('register', { email, password });
  await client.call('verify', { email, password, code: await mailedCode(page, email, url) });
  expect((await client.call('login', { username: email, password })).status).toBe(200);
}

/** Places an order of one piece by a call, to be paid by a provider. */
export async function placeToPay(client: ShopClient, paymentCondition: PaymentProvider): Promise<Order> {
  const order = { ...(await orderToPlace(client)), paymentCondition };
  const { status, body } = await placeOrder(client, order, crypto.randomUUID());
  expect(status).toBe(200);
  return body;
}

/** Opens the confirmation of an order by its key. */
export async function openConfirmation(page: Page, { _id, orderNumber }: Order, url = ''): Promise<void> {
  await visit(page, `${url}/shop/P/cart/confirmation?${new URLSearchParams({ orderId: _id })}`);
  await expect(page.getByText(`Bestellnummer: ${orderNumber}`)).toBeVisible();
}

/** The path in the mail of an order for paying later. */
export function mailedPathToPay(page: Page, { orderNumber }: Order): Promise<string> {
  return mailedWords(page, [`Ihre Bestellung ${orderNumber}`], /\/shop\/P\/cart\/confirmation\?orderId=[\w-]+/);
}

/** The text of the button that leads to Saferpay, on the confirmation and in the list of orders. */
export const pay = 'Jetzt bezahlen';

/** The section about the payment on a confirmation. */
export function paymentOf(page: Page) {
  return page.getByRole('region', { name: 'Zahlung', exact: true });
}

/** The sentences in the specification. */
export const paid = 'Die Zahlung wurde bereits veranlasst.';
export const failed = 'Fehler beim Durchführen der Zahlung!';

/** Presses a button of PayPal's script, and acts in the window that opens. */
export async function inPaypalWindow(page: Page, act: (popup: Page) => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await paymentOf(page).getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  const popup = await opened;
  const closed = popup.isClosed() ? Promise.resolve() : popup.waitForEvent('close');
  await act(popup);
  await closed;
}

/**
 * Refunds a part of an order's PayPal payment, as in PayPal's dashboard. The shop learns of it by the webhook.
 * `origin`: of the sandbox.
 */
export async function refundAtPaypal(page: Page, origin: string, orderNumber: string, value: string): Promise<void> {
  const { request } = page;
  const { PAYPAL_CLIENT_ID: client = '', PAYPAL_CLIENT_SECRET: secret = '' } = sandboxSettings(origin, origin);
  const token = await request.post(`${origin}/v1/oauth2/token`, {
    headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
    form: { grant_type: 'client_credentials' },
  });
  const headers = { authorization: `Bearer ${(await token.json()).access_token}` };
  const id = await paymentAtPaypal(page, origin, orderNumber);
  const order = await (await request.get(`${origin}/v2/checkout/orders/${id}`, { headers })).json();
  const capture = order.purchase_units[0].payments.captures[0].id;
  const data = { amount: { currency_code: 'EUR', value } };
  const refund = await request.post(`${origin}/v2/payments/captures/${capture}/refund`, { headers, data });
  expect(refund.status()).toBe(201);
}

/** Takes back the money of an order by a dispute of the payer's bank. The shop learns of it by the webhook. */
export async function chargeBackAtPaypal(page: Page, origin: string, orderNumber: string): Promise<void> {
  const payment = `${origin}/control/paypal/${await paymentAtPaypal(page, origin, orderNumber)}`;
  const dispute = await page.request.post(`${payment}/dispute`, { data: { stage: 'CHARGEBACK' } });
  expect(dispute.status()).toBe(200);
  const reversal = await page.request.post(`${payment}/reverse`, { data: {} });
  expect(reversal.status()).toBe(200);
}

/** PayPal's id of an order's payment. */
async function paymentAtPaypal({ request }: Page, origin: string, orderNumber: string): Promise<string> {
  const known: { payments: { id: string; reference: string }[] } = await (
    await request.get(`${origin}/control/payments`)
  ).json();
  return known.payments.find(({ reference }) => reference.startsWith(orderNumber))?.id ?? '';
}

/** Goes from the confirmation to Saferpay's page. */
export async function goToSaferpay(page: Page): Promise<void> {
  await paymentOf(page).getByRole('button', { name: pay }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bezahlen' })).toBeVisible();
}
