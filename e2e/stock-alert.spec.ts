import { nextVersion } from '../apps/server/src/database/catalogue-version.ts';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { expectAccessible } from './accessible.ts';
import { mailedWords } from './account-journey.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import { changeShop } from './shop-operator.ts';
import type { ShopServer } from './shop-server.ts';
import { expect, type Page, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

/** Sold out in the demo. */
const saw = 'aks-7120-1651x80ah';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.locator('.stock-alert');

let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startVariedShop({ configuration: { stockAlerts: true } });
});
test.afterAll(() => shop.stop());

/** Changes the stock light and the counted stock, as an import does. */
async function light(stock_status: 'green' | 'red'): Promise<void> {
  await changeShop(shop, async (transaction) => {
    const row = { stock_status, stock_status_text: 'lieferbar', version: await nextVersion(transaction) };
    await transaction.updateTable('products').set(row).where('id', '=', saw).execute();
    const stock = stock_status === 'green' ? 5 : 0;
    await transaction.updateTable('conditions').set({ stock }).where('product_id', '=', saw).execute();
  });
}

test.describe('without scripts, by keyboard, on the narrowest phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('who waits for an article confirms it by mail, and is told once when it is in stock again', async ({
    page,
    noPageErrors,
  }) => {
    noPageErrors.allow(/404/); // the link that is no longer valid
    const email = 'wartet@kunde.example';
    await page.goto(`${shop.url}/shop/P/${saw}`);
    await form(page).getByLabel('Ihre E-Mail-Adresse').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(headline(page)).toHaveText('Bitte bestätigen Sie noch');
    const about = [email, 'Bitte bestätigen: Benachrichtigung zu'];
    const link = await mailedWords(page, about, /\/benachrichtigung\/bestaetigen\?id=[\w-]{32}/, shop.url);
    await page.goto(`${shop.url}${link}`);
    await expect(headline(page)).toHaveText('Benachrichtigung bestätigen');
    await page.getByRole('button', { name: 'Ja, einmal benachrichtigen' }).press('Enter');
    await expect(headline(page)).toHaveText('Wir benachrichtigen Sie');
    await light('green');
    await expect(async () => {
      expect(await (await page.request.get(`${shop.url}/outbox`)).text()).toContain('Wieder lieferbar: ');
    }).toPass({ timeout: 40_000 });
    const database = await openDatabase(shop);
    await expect
      .poll(() => database.read.selectFrom('stock_alerts').select('email').where('email', '=', email).execute())
      .toEqual([]);
    await database.close();
    await page.goto(`${shop.url}${link}`);
    await expect(headline(page)).toHaveText('Dieser Link gilt nicht mehr');
    await light('red');
  });
});

inEach({ desktop, phone }, () => {
  test('the form and the pages behind it are accessible', async ({ page, noPageErrors }, { title }) => {
    noPageErrors.allow(/400/);
    const email = `sieht${title.length}-${page.viewportSize()?.width}@kunde.example`;
    await expect(async () => {
      await visit(page, `${shop.url}/shop/P/${saw}`);
      await expect(form(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await form(page).getByLabel('Ihre E-Mail-Adresse').fill('ännä@kunde.example');
    await form(page).evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form(page).getByRole('button').click();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/Keine gültige Mailadresse/);
    await expectAccessible(page, { inDark: true });
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Benachrichtigen, wenn lieferbar' }).click();
    await expect(headline(page)).toHaveText('Bitte bestätigen Sie noch');
    await expectAccessible(page, { inDark: true });
    const link = await mailedWords(page, [email], /\/benachrichtigung\/abbestellen\?id=[\w-]{32}/, shop.url);
    await page.goto(`${shop.url}${link.replace('abbestellen', 'bestaetigen')}`);
    await expectAccessible(page, { inDark: true });
    await page.goto(`${shop.url}${link}`);
    await page.getByRole('button', { name: 'Adresse löschen' }).click();
    await expect(headline(page)).toHaveText('Abbestellt');
  });
});
