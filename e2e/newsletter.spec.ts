import { expectAccessible } from './accessible.ts';
import { mailedWords } from './account-journey.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { desktop, inEach, phone } from './places.ts';
import type { ShopServer } from './shop-server.ts';
import { expect, type Page, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.locator('form.newsletter');
const confirmLink = /\/newsletter\/bestaetigen\?id=[\w-]{32}/;
const stopLink = /\/newsletter\/abbestellen\?id=[\w-]{32}/;

let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startVariedShop({ configuration: { newsletter: true } });
});
test.afterAll(() => shop.stop());

test.describe('without scripts, by keyboard, on the narrowest phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the newsletter is ordered, confirmed by mail, ordered twice and stopped', async ({ page, noPageErrors }) => {
    noPageErrors.allow(/404/); // links that are no longer valid
    const email = 'liest@kunde.example';
    await page.goto(`${shop.url}/shop`);
    await form(page).getByLabel('Newsletter per E-Mail').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(headline(page)).toHaveText('Bitte bestätigen Sie noch');
    const about = [email, 'Bitte bestätigen: Newsletter von'];
    const link = await mailedWords(page, about, confirmLink, shop.url);
    await page.goto(`${shop.url}${link}`);
    await expect(headline(page)).toHaveText('Newsletter bestätigen');
    await page.getByRole('button', { name: 'Ja, Newsletter abonnieren' }).press('Enter');
    await expect(headline(page)).toHaveText('Sie bekommen unseren Newsletter');

    await page.goto(`${shop.url}/newsletter`);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Newsletter abonnieren' }).press('Enter');
    await expect(headline(page)).toHaveText('Bitte bestätigen Sie noch');

    const stop = await mailedWords(page, about, stopLink, shop.url);
    await page.goto(`${shop.url}${stop}`);
    await page.getByRole('button', { name: 'Newsletter abbestellen' }).press('Enter');
    await expect(headline(page)).toHaveText('Abbestellt');
    for (const old of [link, stop]) {
      await page.goto(`${shop.url}${old}`);
      await expect(headline(page)).toHaveText('Dieser Link gilt nicht mehr');
    }
  });
});

inEach({ desktop, phone }, () => {
  test('the form and the pages behind it are accessible', async ({ page, noPageErrors }, { title }) => {
    noPageErrors.allow(/400/);
    const email = `sieht${title.length}-${page.viewportSize()?.width}@kunde.example`;
    await visit(page, `${shop.url}/impressum`);
    await form(page).scrollIntoViewIfNeeded();
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await form(page).getByLabel('Newsletter per E-Mail').fill('ännä@kunde.example');
    await form(page).evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form(page).getByRole('button', { name: 'Newsletter abonnieren' }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/Keine gültige Mailadresse/);
    await expectAccessible(page, { inDark: true });
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
    await expect(headline(page)).toHaveText('Bitte bestätigen Sie noch');
    await expectAccessible(page, { inDark: true });
    const link = await mailedWords(page, [email], confirmLink, shop.url);
    await page.goto(`${shop.url}${link}`);
    await expectAccessible(page, { inDark: true });
    await page.getByRole('button', { name: 'Nein, Adresse löschen' }).click();
    await expect(headline(page)).toHaveText('Abbestellt');
    await expectAccessible(page, { inDark: true });
  });
});
