import { everything } from './list-page.ts';
import { phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { loadsAnew, visit } from './visit.ts';

/** Marks the current page, to distinguish navigation within the shop from loading another page. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
/** Pairs of text and templates beside it that overlap. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const places = ['main article', ...['left', 'right', 'innerleft', 'innerright'].map((name) => `.template-${name}`)];
    const boxes = places.flatMap((place) => {
      const box = document.querySelector(place)?.getBoundingClientRect();
      return box === undefined || box.width === 0 ? [] : [{ place, box }];
    });
    return boxes.flatMap((one, position) =>
      boxes
        .slice(position + 1)
        .filter(({ box }) => box.left < one.box.right && one.box.left < box.right)
        .filter(({ box }) => box.top < one.box.bottom && one.box.top < box.bottom)
        .map((other) => `${one.place} and ${other.place}`),
    );
  });
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('the frame: head, cart, foot, and a start page where nothing else is [LAW I1, I7] [SPEC §2.1.3, §2.1.4, §2.3.1, §2.3.6, §2.3.8, §2.3.9, §7.3.5, §7.3.7]', async ({
  page,
}) => {
  await visit(page, '/irgendwas');
  await expect(page).toHaveURL('/shop');
  await expect(page).toHaveTitle(/Eisenhof/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Eisenhof' })).toHaveAttribute('href', '/shop');
  await expect(page.getByRole('region', { name: 'Service' })).toContainText('Beratung vom Fach');
  const foot = page.getByRole('contentinfo');
  for (const [name, headline] of [
    ['Impressum', 'Impressum'],
    ['Kontakt', 'Kontakt'],
    ['Versandkosten', 'Versand und Zahlung'],
    ['AGB', 'Allgemeine Geschäftsbedingungen'],
  ] as const) {
    await foot.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeFocused();
  }
  const [left, right] = [page.locator('.template-innerleft'), page.locator('.template-innerright')];
  await expect(left.getByRole('link').first()).toHaveText('Kontakt');
  await expect(right).toContainText('Fragen Sie uns');
  await expect(foot).toContainText('Demonstrationsshop');

  await test.step('what stands beside a text never lies on it', async () => {
    for (const width of [1280, 1024, 960, 768]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await overlaps(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('the menu drops down by mouse and by keyboard, and links out of the shop really leave it [SPEC §2.3.2]', async ({
  page,
}) => {
  // A slow machine that waits for a moving menu scrolls the page, and a menu whose button is out of sight is hidden.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('https://werkstattkurse.example/', (route) => route.fulfill({ body: '<h1>Kurse</h1>' }));
  await visit(page, '/shop');
  await page.waitForLoadState('networkidle');
  await mark(page);
  const menu = page.getByRole('navigation', { name: 'Menü' });
  const [tools, service] = [
    menu.getByRole('button', { name: 'Werkzeug' }),
    menu.getByRole('button', { name: 'Service' }),
  ];
  const pliers = menu.getByRole('link', { name: 'Zangen' });

  await test.step('by mouse, within the shop [SPEC §2.4.3, §2.4.4]', async () => {
    await expect(pliers).toBeHidden();
    await tools.click();
    await pliers.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zangen');
    await expect(pliers).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('by arrow keys, and Escape gives the focus back [SPEC §2.4.3]', async () => {
    await tools.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Alles Handwerkzeug' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('link', { name: 'Holzbearbeitung' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
    await expect(pliers).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Alles Handwerkzeug' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu.getByRole('button', { name: 'Maschinen' })).toBeFocused();
    await expect(pliers).toBeHidden();
    await page.keyboard.press('End');
    await expect(service).toBeFocused();
  });

  await test.step('out of the shop [SPEC §2.1.14, §2.4.4]', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('link', { name: 'Werkstattkurse' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kurse' })).toBeVisible();
    await expect(page).toHaveURL('https://werkstattkurse.example/');
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the menu opens by a tap, drops down by another, and closes by itself [SPEC §2.4.3]', async ({ page }) => {
    await visit(page, '/shop');
    await mark(page);
    const menu = page.getByRole('navigation', { name: 'Menü' });
    const opener = page.getByRole('button', { name: 'Menü', exact: true });
    const tools = menu.getByRole('button', { name: 'Werkzeug', exact: true });
    const pliers = menu.getByRole('link', { name: 'Zangen' });

    await test.step('by touch, there and back', async () => {
      await expect(menu).toBeHidden();
      await opener.tap();
      await expect(pliers).toBeHidden();
      await tools.tap();
      await expect(pliers).toBeVisible();
      await menu.getByRole('button', { name: 'Menü › Werkzeug' }).tap();
      await expect(pliers).toBeHidden();
      await expect(tools).toBeVisible();
      await page.getByRole('button', { name: 'Schließen' }).tap();
      await expect(menu).toBeHidden();
    });

    await test.step('by the keys of a small window', async () => {
      await page.keyboard.press('Enter');
      await tools.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('link', { name: 'Alles Handwerkzeug' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(tools).toBeFocused();
      await expect(pliers).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await opener.tap();
    await tools.tap();
    await pliers.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zangen');
    await expect(menu).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the shipping costs open in a dialog that holds the focus and closes in every way [SPEC §2.14.4]', async ({
    page,
    context,
    noPageErrors,
  }) => {
    noPageErrors.allow(/Failed to load resource/);
    const dialogCode = page.waitForResponse(/shipping-costs-dialog/);
    await visit(page, '/shop');
    await dialogCode;
    const link = page.getByRole('main').getByRole('link', { name: 'Versandkosten' }).first();
    const dialog = page.getByRole('dialog', { name: 'Versandkosten' });
    const close = dialog.getByRole('button', { name: 'Schließen' });
    const retry = dialog.getByRole('button', { name: 'Erneut versuchen' });

    await test.step('without network it says so, and offers another try', async () => {
      await context.setOffline(true);
      await link.click();
      await expect(dialog.getByRole('alert')).toContainText('Bitte prüfen Sie Ihre Internetverbindung.');
      const failedCall = page.waitForEvent('requestfailed');
      await retry.click();
      await failedCall;
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(retry).toBeFocused();
      await context.setOffline(false);
    });

    await test.step('until the text has come it stays hidden [SPEC §2.15.4]', async () => {
      const { promise: shopMayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
      await page.route('**/api/shop/config/templateContent', (route) => shopMayAnswer.then(() => route.continue()));
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      await expect(dialog.locator('.shipping-costs')).toHaveCount(0);
      letAnswer();
      await expect(dialog.locator('.shipping-costs')).toContainText('Wir liefern nach Österreich');
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      await expect(retry).toBeHidden();
      await expect(close).toBeFocused();
    });

    await test.step('the page behind stands still, the long text scrolls inside', async () => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await page.mouse.move(4, 4);
      await page.mouse.wheel(0, 300);
      // Scrolling begins in the frame after the wheel event.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await scrolled()).toBe(before);
      const { height } = page.viewportSize() ?? { height: 0 };
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(height);
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    });

    await test.step('button, Escape and a click beside it', async () => {
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await link.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
    });
  });
});

test.describe('when something fails', () => {
  test.beforeEach(({ noPageErrors }) =>
    noPageErrors.allow(/Failed to (load resource|fetch dynamically)|CallFailure: 502/),
  );

  test('without network the old page stays and says so, until the way is free again', async ({ page, context }) => {
    await visit(page, '/agb');
    const headline = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('status').getByText('Keine Verbindung zum Shop.');
    await page.waitForLoadState('networkidle');
    await mark(page);
    await context.setOffline(true);

    await test.step('it goes on by itself', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
      await expect(notice).toBeVisible();
      await expect(headline).toHaveText('Allgemeine Geschäftsbedingungen');
      await context.setOffline(false);
      await expect(headline).toHaveText('Impressum');
      await expect(notice).toBeHidden();
    });

    await test.step('or when asked to, also for a screen whose code is not there yet', async () => {
      const cutOff = /\/api\/|\/assets\/|\/livez/;
      await context.route(cutOff, (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
      await expect(notice).toBeVisible();
      await expect(headline).toHaveText('Impressum');
      await context.unroute(cutOff);
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(headline).toHaveText('Warenkorb');
    });
  });

  test('an article whose code a new version of the shop has replaced comes from the server', async ({ page }) => {
    await page.route('**/load-product-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, '/shop/werkzeug/zangen');
    const link = page.locator('.product-grid .product-name a').first();
    const name = (await link.textContent()) ?? '';
    await loadsAnew(page, () => link.click());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('a proxy that answers for the shop becomes a clear sentence inside the frame, with another try', async ({
    page,
  }) => {
    await visit(page, '/agb');
    await page.waitForLoadState('networkidle');
    const start = '**/api/shop/master/frontPage';
    await page.route(start, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Eisenhof' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat leider nicht geklappt');
    await expect(page.getByRole('main')).toContainText('Der Shop antwortet gerade nicht.');
    await expect(page.getByRole('main')).not.toContainText('Bad Gateway');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(start);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werkzeug, das bleibt.');
  });

  test('code that a new version of the shop replaced: the page is loaded anew, once', async ({ page }) => {
    await visit(page, '/agb');
    await page.waitForLoadState('networkidle');
    await mark(page);
    // Removed for the current page, however often it asks. It may ask when the mouse comes near.
    let isLoadedAnew = false;
    page.on('request', (request) => {
      isLoadedAnew ||= request.isNavigationRequest();
    });
    await page.route(/\/assets\/cart-screen-/, (route) =>
      isLoadedAnew ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
    await expect(page).toHaveURL('/shop/P/cart');
    expect(await isMarked(page)).toBe(false);
  });

  test('a page that is not there offers a search and the categories', async ({ page }) => {
    const answer = await visit(page, '/shop/gibt%es-nicht');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    await expect(page.getByRole('main').getByRole('link', { name: 'Werkzeug' })).toHaveAttribute(
      'href',
      '/shop/werkzeug',
    );
    await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveCount(1);
    await page.getByRole('link', { name: 'Zum ganzen Sortiment' }).click();
    await expect(page).toHaveURL(everything);
  });
});

test('text pages print as black text on white paper, alone [LAW C5]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await visit(page, '/agb');
  for (const part of ['banner', 'contentinfo', 'complementary', 'navigation'] as const) {
    for (const element of await page.getByRole(part, { includeHidden: true }).all()) await expect(element).toBeHidden();
  }
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
