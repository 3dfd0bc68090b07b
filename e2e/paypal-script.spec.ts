import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { startPaymentSandbox } from '../apps/payment-sandbox/src/start-sandbox.ts';
import { expect, type Page, test } from './shop-test.ts';
import { visit } from './visit.ts';

/** Records what PayPal's script reports to a shop. The shop's server captures the money. */
const shopsScript = `
const said = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
paypal.Buttons({
  onInit: () => said('ready'),
  onClick: () => said('pressed'),
  createOrder: async () => (await fetch('/create', { method: 'POST' })).text(),
  onApprove: async ({ orderID, payerID }, actions) => {
    const { status } = await fetch('/capture/' + orderID, { method: 'POST' });
    said('approved by ' + payerID.length + ' signs: ' + status);
    if (status === 422) return actions.restart();
  },
  onCancel: () => said('cancelled'),
  onError: (error) => said(error.message),
}).render('main');`;

/** A one-page shop with a policy as strict as ours, and the server that calls the sandbox for it. */
async function startSmallShop() {
  // An account with a known webhook, without which the shop does not offer PayPal. Nobody listens there.
  const paypalWebhookUrl = 'http://127.0.0.1:1/paypal';
  const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, paypalWebhookUrl });
  const { origin } = sandbox;
  const basic = `Basic ${btoa('sandbox-kontor:geheimnis-des-tests')}`;
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const granted = await fetch(`${origin}/v1/oauth2/token`, {
    ...{ method: 'POST', headers: { authorization: basic }, body: form },
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const post = (path: string, body: object) =>
    fetch(`${origin}/v2/checkout/orders${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const amount = { currency_code: 'EUR', value: '19.99' };
  const page = `<!doctype html><html lang="de"><title>Laden</title><main><h1>Laden</h1><ol></ol></main>
<script src="${origin}/sdk/js?client-id=sandbox-kontor&amp;currency=EUR&amp;locale=de_AT"></script><script src="/shop.js"></script>`;

  const server = createServer(async ({ method, url = '' }, answer) => {
    if (url === '/shop.js') return answer.setHeader('content-type', 'text/javascript').end(shopsScript);
    if (method === 'GET') {
      const policy = `default-src 'none'; script-src 'self' ${origin}; connect-src 'self'; base-uri 'none'`;
      answer.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html; charset=utf-8');
      return answer.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups').end(page);
    }
    const [, call, orderId] = url.split('/');
    if (call === 'create') {
      const made = await post('', { intent: 'CAPTURE', purchase_units: [{ amount }] });
      return answer.end(((await made.json()) as { id: string }).id);
    }
    answer.writeHead((await post(`/${orderId}/capture`, {})).status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sell: (currency: string) => Object.assign(amount, { currency_code: currency }),
    async stop() {
      server.close();
      await sandbox.stop();
    },
  };
}

/** Presses the button by the keyboard, acts in the window that opens, and waits until it is closed. */
async function inWindow(page: Page, act: (popup: Page) => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).press('Enter');
  const popup = await opened;
  // A window with nothing to show may be closed already.
  const closed = popup.isClosed() ? Promise.resolve() : popup.waitForEvent('close');
  await act(popup);
  await closed;
}

test('PayPal’s script tells a page under a strict policy what the payer did', async ({ page, noPageErrors }) => {
  noPageErrors.allow(/422/);
  const shop = await startSmallShop();
  const said = page.getByRole('listitem');
  const press = (popup: Page, name: string) => popup.getByRole('button', { name }).click();
  await visit(page, shop.url);

  await test.step('who asks for no funding source gets a button for each, and a foreign one cannot pay', async () => {
    await expect(page.getByRole('button')).toHaveText(['Mit PayPal bezahlen', 'Mit Przelewy24 bezahlen']);
    await page.getByRole('button', { name: 'Mit Przelewy24 bezahlen' }).click();
    await expect(said).toHaveText(['ready', "The order's payment_source is not p24"]);
    await visit(page, shop.url);
  });

  await test.step('approved, it names the payer', async () => {
    await inWindow(page, async (popup) => {
      await expect(popup.getByText('19,99 €')).toBeVisible();
      await popup.getByText('Störungen').click();
      const { violations } = await new AxeBuilder({ page: popup }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      await press(popup, 'Weiter');
    });
    await expect(said).toHaveText(['ready', 'pressed', 'approved by 13 signs: 201']);
  });

  await test.step('given up, walked away from and closed are all cancelled', async () => {
    await inWindow(page, (popup) => press(popup, 'Abbrechen'));
    await expect(said).toHaveCount(5);
    await inWindow(page, (popup) => press(popup, 'Fenster schließen'));
    await expect(said).toHaveCount(7);
    await inWindow(page, async (popup) => {
      await popup.getByRole('heading').waitFor();
      await popup.close();
    });
    await expect(said.nth(8)).toHaveText('cancelled');
    expect((await said.allTextContents()).slice(3)).toEqual(Array(3).fill(['pressed', 'cancelled']).flat());
  });

  await test.step('a declined instrument is chosen anew in the same window', async () => {
    await inWindow(page, async (popup) => {
      await popup.getByRole('radio', { name: 'Abgelaufene Kreditkarte' }).check();
      await press(popup, 'Weiter');
      await expect(popup.getByRole('alert')).toHaveText(/^Das zuletzt gewählte Zahlungsmittel wurde abgelehnt/);
      await press(popup, 'Weiter');
    });
    await expect(said.nth(11)).toHaveText('approved by 13 signs: 201');
    expect((await said.allTextContents()).slice(9, 11)).toEqual(['pressed', 'approved by 13 signs: 422']);
  });

  await test.step('an order in another currency than the script’s is an error', async () => {
    shop.sell('CHF');
    await inWindow(page, async () => {});
    await expect(said.nth(13)).toHaveText(/^Expected currency from order api call to be EUR, got CHF\./);
  });
  await shop.stop();
});
