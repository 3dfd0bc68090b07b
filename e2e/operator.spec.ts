import { expectAccessible } from './accessible.ts';
import { openLogin } from './account-journey.ts';
import { cards, headline, searchBox } from './list-page.ts';
import { changeShop, configure, renameCategory, writeText } from './shop-operator.ts';
import type { ShopServer } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

test.describe('in a shop of net prices, of conditions without units, with another start page', () => {
  // In sequence, so that all tests share one shop.
  test.describe.configure({ mode: 'default' });
  const uiSettings = {
    partnerLogin: true,
    userLogin: false,
    priceDeclaration: 'net',
    productCardHeight: '4:3',
  } as const;
  let shop: ShopServer;
  test.beforeAll(async () => {
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
    const notice = {
      kind: 'text',
      name: 'guaranteeNotice',
      content: '<h1>Gewährleistung</h1><p>Zwei Jahre ab Übergabe.</p>',
    } as const;
    shop = await startVariedShop({
      configuration: { uiSettings, startpage: '/willkommen', mainMenu },
      templates: [notice],
    });
    await changeShop(shop, async (transaction) => {
      await transaction.updateTable('conditions').set({ unit: null }).execute();
      await transaction.updateTable('products').set({ pictures: '[]' }).where('name', '=', 'Mehrzweckfett').execute();
    });
  });
  test.afterAll(() => shop.stop());

  test('what an operator decides is what customers see', async ({ page }) => {
    await test.step('any other address leads to the start page, and where nothing else is there, it shows the contact [SPEC §1.4, §2.1.12, §2.1.13]', async () => {
      await visit(page, `${shop.url}/`);
      await expect(page).toHaveURL(`${shop.url}/willkommen`);
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    });

    const menu = page.getByRole('navigation', { name: 'Menü' });
    await test.step('the menu has the entries of the configuration, and no others [SPEC §1.4, §2.4.1]', async () => {
      await expect(menu.getByRole('listitem')).toHaveText(['Was ist neu?', 'Unsere Werkstatt', /^Werkzeug/]);
    });

    await test.step('what is below an entry of a drop-down stands indented there, for mouse and keyboard [SPEC §3.11]', async () => {
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

    await test.step('an entry with a slash in front leads on within the shop, any other to a page of its own [SPEC §2.1.14, §2.4.2]', async () => {
      await page.route('https://werkstatt.example/', (route) => route.fulfill({ body: '<h1>Werkstatt</h1>' }));
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      await menu.getByRole('link', { name: 'Was ist neu?' }).click();
      await expect(page).toHaveURL(`${shop.url}/shop?sort=name-asc`);
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
      await menu.getByRole('link', { name: 'Unsere Werkstatt' }).click();
      await expect(page).toHaveURL('https://werkstatt.example/');
      await expect(page.getByRole('heading', { name: 'Werkstatt' })).toBeVisible();
    });

    await test.step('a card and a product say exkl. USt. [SPEC §1.16, §9.18]', async () => {
      await visit(page, `${shop.url}/shop/öle%20&%20pflege/schmierstoffe/fette?sort=price-asc`);
      await expect(cards(page).first().getByTitle('exkl. USt.')).toBeVisible();
      await cards(page).filter({ hasText: '14,75' }).getByRole('link').first().click();
      const row = page.locator('.offer').first();
      await expect(row.getByRole('button', { name: /€$/ })).toHaveAccessibleDescription('exkl. USt.');
      await expect(row).toContainText('exkl. USt., zzgl. Versandkosten');
    });

    await test.step('one row for each condition, sold by Stück where no unit is named [SPEC §2.7.4, §3.5, §3.6, §9.12]', async () => {
      await expect(page.locator('.offer')).toHaveCount(2);
      await expect(page.locator('.offer-unit')).toHaveText(['Stück', 'Stück']);
      await expect(page.locator('.offer').first()).toContainText('(14,75 € / 1 kg)');
    });

    await test.step('a product shows the notice on the legal guarantee openly [LAW W1]', async () => {
      const notice = page.getByRole('region', { name: 'Gesetzliche Gewährleistung' });
      await expect(notice.getByRole('heading', { level: 2, name: 'Gewährleistung' })).toBeVisible();
      await expect(notice.getByText('Zwei Jahre ab Übergabe.')).toBeVisible();
    });

    await test.step('the description is HTML [SPEC §2.7.1]', async () => {
      await expect(page.locator('.product-description .prose').locator('p, ul').first()).toBeVisible();
    });

    await test.step('the message of the cart stays for 2000 ms [SPEC §4.3.3, §4.3.5, §9.8]', async () => {
      const message = page.getByText('Mehrzweckfett wurde dem Warenkorb hinzugefügt.');
      await expect(page.getByRole('textbox', { name: 'Menge (Stück)' }).first()).toHaveValue('1');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await page.clock.runFor(1999);
      await expect(message).toBeVisible();
      await page.clock.runFor(1);
      await expect(message).toBeHidden();
      await page.clock.resume();
    });

    await test.step('what has no picture says so, to be read in the dark too', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
      await expect(page.locator('.cart-row').getByText('Kein Bild')).toBeVisible();
      await expect(page.getByText('zuzüglich Versandkosten')).toBeVisible();
      await expectAccessible(page);
    });
  });

  test("a category's own page stands in for its list until something is searched for; cards keep the operator's ratio [SPEC §2.6.6, §4.1.18]", async ({
    page,
  }) => {
    await visit(page, `${shop.url}/shop/aktionen`);
    await expect(headline(page, /Aktionen/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Einsteigersets');
    await expect(page.getByLabel('Sortieren nach')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    await searchBox(page).fill('a');
    await searchBox(page).press('Enter');
    await expect(headline(page, '„a“ in Aktionen')).toBeVisible();
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Einsteigersets' })).toHaveCount(0);
    await visit(page, `${shop.url}/shop?view=list`);
    const picture = await cards(page).first().getByRole('presentation').first().boundingBox();
    expect(picture && Math.round((picture.width / picture.height) * 100)).toBe(133);
    await expect(cards(page).filter({ hasText: 'Winkelverbinder' }).first()).toContainText(/ab\s+0,95\s€/);
    await visit(page, `${shop.url}/shop?q=vde-kraftseitenschneider`);
    await expect(cards(page).first()).toContainText('VDE-Kraftseitenschneider');
    await expect(cards(page).first()).not.toContainText('ab ');
  });

  test('where customers do not register themselves only the password is reset; where nobody logs in nothing offers it [SPEC §1.12, §2.3.3, §2.13.4, §6.2, §6.4]', async ({
    page,
  }) => {
    await visit(page, `${shop.url}/shop/P/register`);
    await expect(page.getByText(/^Wir senden Ihnen einen Code an die E-Mail-Adresse Ihres Kontos\./)).toBeVisible();
    const overlay = await openLogin(page);
    await expect(overlay.getByRole('link', { name: 'Passwort zurücksetzen', exact: true })).toBeVisible();
    await expect(overlay.getByRole('link')).toHaveCount(1);
    await configure(shop, 'uiSettings', { ...uiSettings, partnerLogin: false });
    await expect(async () => {
      await visit(page, `${shop.url}/shop/P/register`);
      await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Warenkorb' }).first()).toBeVisible();
  });

  test('former addresses lead to where category and product are now', async ({ page, request, noPageErrors }) => {
    noPageErrors.allow(/404/);
    const [former, present] = ['/shop/werkzeug/zangen', '/shop/werkzeug/greifwerkzeug'];
    await visit(page, `${shop.url}${former}`);
    const product = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href');
    const id = product?.split('/P/')[1] ?? '';
    await renameCategory(shop, 'zangen', 'Greifwerkzeug');
    const answer = async (path: string) => {
      const { headers, status } = await request
        .get(shop.url + path, { maxRedirects: 0 })
        .then((got) => ({ headers: got.headers(), status: got.status() }));
      return [status, headers.location];
    };
    await expect
      .poll(() => answer(`${former}?size=20&utm_source=brief`))
      .toEqual([301, `${present}?size=20&utm_source=brief`]);

    await test.step('typed by hand', async () => {
      await visit(page, `${shop.url}${former}/seitenschneider?size=20`);
      await expect(page).toHaveURL(`${shop.url}${present}/seitenschneider?size=20`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seitenschneider');
    });
    await test.step('followed inside the shop, from a text of the operator', async () => {
      const content = `<h1>Früher</h1><a href="${former}?page=1">Alte Liste</a> <a href="${former}/P/${id}">Altes Produkt</a>`;
      await writeText(shop, 'frueher', content);
      const follow = async (name: string) => {
        await expect(async () => {
          await visit(page, `${shop.url}/T/frueher`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Früher', { timeout: 500 });
        }).toPass();
        await page.getByRole('link', { name }).click();
      };
      await follow('Alte Liste');
      await expect(page).toHaveURL(`${shop.url}${present}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greifwerkzeug');
      await follow('Altes Produkt');
      await expect(page).toHaveURL(new RegExp(`${present}/[^/]+/P/${id}$`));
    });
    await test.step('and where nothing ever was, a page says so [SPEC §4.1.5]', async () => {
      await visit(page, `${shop.url}/shop/werkzeug/nie?q=x`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    });
  });
});
