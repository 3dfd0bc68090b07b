import { changeShop } from './shop-operator.ts';
import type { ShopServer } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';

test.describe('in a shop of net prices, of conditions without units, with another start page', {
  tag: '@desktop',
}, () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    const login = { partnerLogin: false, userLogin: false };
    const uiSettings = { ...login, priceDeclaration: 'net', productCardHeight: '1:1' } as const;
    const mainMenu = [
      { name: 'Was ist neu?', uri: '/shop?sort=name-asc' },
      { name: 'Unsere Werkstatt', uri: 'https://werkstatt.example/' },
      {
        ...{ name: 'Werkzeug', uri: '/shop/werkzeug' },
        items: [
          {
            name: 'Zangen',
            uri: '/shop/werkzeug/zangen',
            items: [{ name: 'Alle Neuen', uri: '/shop?sort=name-desc' }],
          },
          { name: 'Sägen', uri: '/shop/werkzeug/s%C3%A4gen' },
        ],
      },
    ];
    const notice = { kind: 'text', name: 'gewaehrleistung', content: '<h1>Gewährleistung</h1>' } as const;
    shop = await startVariedShop({
      configuration: { uiSettings, startpage: '/willkommen', mainMenu },
      templates: [notice],
    });
    await changeShop(shop, (transaction) => transaction.updateTable('conditions').set({ unit: null }).execute());
  });
  test.afterAll(() => shop.stop());

  test('what an operator decides is what customers see', async ({ page }) => {
    await test.step('any other address leads to the start page, and where nothing else is there, it shows the contact', async () => {
      await page.goto(`${shop.url}/`);
      await expect(page).toHaveURL(`${shop.url}/willkommen`);
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    });

    const menu = page.getByRole('navigation', { name: 'Menü' });
    await test.step('the menu has the entries of the configuration, and no others', async () => {
      await expect(menu.getByRole('listitem')).toHaveText(['Was ist neu?', 'Unsere Werkstatt', /^Werkzeug/]);
    });

    await test.step('what is below an entry of a drop-down stands indented there, for mouse and keyboard', async () => {
      const [pliers, newest] = [
        menu.getByRole('link', { name: 'Zangen' }),
        menu.getByRole('link', { name: 'Alle Neuen' }),
      ];
      await menu.getByRole('button', { name: 'Werkzeug' }).click();
      const [outer, inner] = await Promise.all([pliers.boundingBox(), newest.boundingBox()]);
      expect(inner?.x).toBeGreaterThan(outer?.x ?? Number.POSITIVE_INFINITY);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(newest).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: 'Sägen' })).toBeFocused();
      await newest.click();
      await expect(page).toHaveURL(`${shop.url}/shop?sort=name-desc`);
      await expect(newest).toBeHidden();
    });

    await test.step('an entry with a slash in front leads on within the shop, any other to a page of its own', async () => {
      await page.route('https://werkstatt.example/', (route) => route.fulfill({ body: '<h1>Werkstatt</h1>' }));
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      await menu.getByRole('link', { name: 'Was ist neu?' }).click();
      await expect(page).toHaveURL(`${shop.url}/shop?sort=name-asc`);
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
      await menu.getByRole('link', { name: 'Unsere Werkstatt' }).click();
      await expect(page).toHaveURL('https://werkstatt.example/');
      await expect(page.getByRole('heading', { name: 'Werkstatt' })).toBeVisible();
    });

    await test.step('a card and a product say exkl. USt.', async () => {
      await page.goto(`${shop.url}/shop/öle%20&%20pflege/schmierstoffe/fette?sort=price-asc`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first().getByTitle('exkl. USt.')).toBeVisible();
      await cards.filter({ hasText: '14,75' }).getByRole('link').first().click();
      const row = page.locator('.offer').first();
      await expect(row.getByRole('button', { name: /€$/ })).toHaveAccessibleDescription('exkl. USt.');
      await expect(row).toContainText('exkl. USt., zzgl. Versandkosten');
    });

    await test.step('one row for each condition, sold by Stück where no unit is named', async () => {
      await expect(page.locator('.offer')).toHaveCount(2);
      await expect(page.locator('.offer-unit')).toHaveText(['Stück', 'Stück']);
      await expect(page.locator('.offer').first()).toContainText('(14,75 € / 1 kg)');
    });

    await test.step('a product leads to the notice on the legal guarantee', async () => {
      const notice = page.getByRole('link', { name: 'Gesetzliche Gewährleistung' });
      await expect(notice).toHaveAttribute('href', '/T/gewaehrleistung');
    });

    await test.step('the description is HTML', async () => {
      await expect(page.locator('.product-description .prose').locator('p, ul').first()).toBeVisible();
    });

    await test.step('the message of the cart stays for 2000 ms', async () => {
      const message = page.getByText('Mehrzweckfett wurde dem Warenkorb hinzugefügt.');
      await expect(page.getByRole('textbox', { name: 'Menge (Stück)' }).first()).toHaveValue('1');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await page.clock.runFor(1999);
      await expect(message).toBeVisible();
      await page.clock.runFor(1);
      await expect(message).toBeHidden();
    });
  });
});
