import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { root } from '../scripts/root.ts';
import { setPassword } from './account-journey.ts';
import { fillCart } from './filled-cart.ts';
import { makeOfficeScreens } from './office-screens.ts';
import { chooseAndGoOn, customer } from './order-form.ts';
import { desktop, phone } from './places.ts';
import type { Page } from './shop-test.ts';
import { visit } from './visit.ts';

/**
 * Makes the pictures of docs/screens.md and of docs/betrieb.md anew, from the shops of both demos that are running and
 * may take orders. The third argument is the address that the first shop prints for its owner at its first start, or
 * that `kontor operators invite-owner` prints; without it only the storefront's are made, and with `-` for the others
 * only the back office's. Run: node scripts/with-node.mjs e2e/make-screens.ts http://localhost:3000
 * http://localhost:3001 'http://localhost:3000/admin/einladung#…'
 */
const [eisenhof = 'http://localhost:3000', wine = 'http://localhost:3001', invitation] = process.argv.slice(2);
const folder = join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath !== undefined && { executablePath }),
});

if (invitation !== undefined) {
  const context = await browser.newContext({ ...desktop, locale: 'de-AT', colorScheme: 'light' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const shop = new URL(invitation).origin;
  await makeOfficeScreens(page, { shop, invitation, keep: (name) => keep(page, `../${name}`) });
  await context.close();
}

for (const [place, device] of wine === '-' ? [] : Object.entries({ phone, desktop })) {
  await withPage(eisenhof, async (page) => {
    const picture = (name: string) => keep(page, `${name}-${place}`);
    await visit(page, '/shop');
    await picture('start');
    await visit(page, '/shop/werkzeug/zangen');
    await picture('list');
    const compared = await page
      .locator('.product-grid .product-name a')
      .evaluateAll((links) => links.slice(0, 3).map((link) => `artikel=${link.getAttribute('href')?.split('/P/')[1]}`));
    await visit(page, `/vergleich?${compared.join('&')}`);
    await picture('compare');
    await visit(page, '/shop/maschinen');
    await page.locator('.product-grid').getByRole('link', { name: 'Akku-Bohrschrauber' }).first().click();
    await page.locator('.product-ways').waitFor();
    await picture('product');
    await visit(page, '/shop/P/register');
    await setPassword(page, `ada.${place}@kunde.example`, 'Ein kurzer Satz!');
    await fillCart(page, { places: [0, 3] });
    await picture('cart');
    await visit(page, '/shop/P/cart/order');
    const { firstName, name, street, zipCode, city } = customer;
    const typed = {
      Vorname: firstName,
      Nachname: name,
      'Straße und Hausnummer': street,
      Postleitzahl: zipCode,
      Ort: city,
    };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await picture('order');
    await chooseAndGoOn(page);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' }).waitFor();
    await picture('confirmation');
    await visit(page, '/konto');
    await page.getByRole('article').first().waitFor();
    await picture('account');
  });
  await withPage(wine, async (page) => {
    await visit(page, '/shop');
    await keep(page, `wine-start-${place}`);
    await visit(page, '/shop/rotwein');
    await page.locator('.product-grid .product-name a').first().click();
    await page.locator('.product-ways').waitFor();
    await keep(page, `wine-product-${place}`);
  });

  async function withPage(baseURL: string, show: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ ...device, baseURL, locale: 'de-AT', colorScheme: 'light' });
    context.setDefaultTimeout(60_000);
    await show(await context.newPage());
    await context.close();
  }
}
await browser.close();

/** Keeps what the window shows from the top of the page, with its pictures loaded and nothing passing over it. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.locator('.snackbar').waitFor({ state: 'detached' });
  const browserCalls = await page.context().newCDPSession(page);
  const { data } = await browserCalls.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), file);
  console.log(`${name}: ${Math.round(file.length / 1024)} kB`);
}
