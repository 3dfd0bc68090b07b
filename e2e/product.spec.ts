import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { visit } from './visit.ts';

const drill = '/shop/maschinen/akkuger%C3%A4te/akkuschrauber/P/aks-7010-18v60nm2x40ah';
const bits = '/shop/werkzeug/schraubwerkzeug/bits';

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => page.getByRole('region', { name: 'Bilder' });
/** The announcement of the visible picture for screen readers. */
const place = (page: Page) => gallery(page).getByRole('status');
/** The only visible picture. */
const picture = (page: Page, position: number) =>
  gallery(page).getByRole('link', { name: `Akku-Bohrschrauber, Bild ${position} von 2, vergrößern` });

test('a picture whose dialog cannot be loaded opens as a page', async ({ page, noPageErrors }) => {
  // The script that fails, and the browser's own page around a picture.
  noPageErrors.allow(/ERR_FAILED|Applying inline style/);
  await page.route('**/picture-dialog-*.js', (route) => route.abort());
  await visit(page, drill);
  await picture(page, 1).click();
  await expect(page).toHaveURL(/mimeType=image|getFile/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Akku-Bohrschrauber' })).toBeVisible();
});

test('a product says what it is, what it costs and what the law wants beside it', async ({ page, request }) => {
  await visit(page, drill);
  await test.step('name, numbers, availability and delivery time [LAW P9] [SPEC §2.7.1, §2.7.3]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Akku-Bohrschrauber' })).toBeVisible();
    await expect(main(page).locator('.product-lead')).toHaveText('18 V, 60 Nm, 2 × 4,0 Ah');
    for (const text of [
      'Artikelnummer AKS-7010-18V60NM2X40AH',
      'GTIN 2989417075574',
      'Paketversand, Zustellung in 2–4 Werktagen nach Versand',
    ]) {
      await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(main(page).locator('.product-summary .stock-green')).toHaveText('sofort lieferbar');
  });

  await test.step('the price is the largest figure, the panels are behind buttons, and a question names the article', async () => {
    const size = (figure: Locator) => figure.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    const price = main(page).getByRole('button', { name: '179,00 €' });
    expect(await size(price)).toBeGreaterThan(await size(page.getByRole('heading', { level: 1 })));
    await expect(page.getByRole('navigation', { name: 'Kategorien', exact: true })).toBeHidden();
    await expect(main(page).locator('.arrival')).toHaveText(/^Lieferung .+ bei Bestellung bis (heute|.+) 14 Uhr$/);
    await expect(main(page).getByText('Paketpost nach Österreich ab 90 € kostenlos')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Frage zum Artikel' })).toHaveAttribute(
      'href',
      `mailto:info@eisenhof.example?subject=${encodeURIComponent('Frage zu Akku-Bohrschrauber, 18 V, 60 Nm, 2 × 4,0 Ah (Art.-Nr. AKS-7010-18V60NM2X40AH)')}`,
    );
  });

  await test.step('the price says by hover, focus and touch that tax is in it [SPEC §1.16, §9.18]', async () => {
    const price = main(page).getByRole('button', { name: '179,00 €' });
    const tooltip = page.getByRole('tooltip', { name: 'inkl. USt.' });
    await expect(price).toHaveAccessibleDescription('inkl. USt.');
    await price.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await price.focus();
    await expect(tooltip).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Menge (Stück)' }).focus();
    await expect(tooltip).toBeHidden();
    await price.click();
    await expect(tooltip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(tooltip).toBeHidden();
  });

  await test.step('shipping costs come on top, and are told in a dialog [LAW P2] [SPEC §2.7.4, §9.19]', async () => {
    const offer = main(page).locator('.offer');
    await expect(offer).toContainText('inkl. USt., zzgl. Versandkosten');
    await offer.getByRole('link', { name: 'Versandkosten' }).click();
    await expect(page.getByRole('dialog', { name: 'Versandkosten' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('documents with kind and size, to download [SPEC §2.7.1]', async () => {
    const link = main(page).getByRole('link', { name: /^Datenblatt Akku-Bohrschrauber PDF, \d+\skB$/ });
    await expect(link).toHaveAttribute('download', 'Datenblatt Akku-Bohrschrauber.pdf');
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the manufacturer, and how old goods are returned [LAW S1, S3, S4]', async () => {
    await expect(main(page).getByRole('group').or(main(page).locator('address')).last()).toContainText(
      'Volthaus Elektrowerkzeuge GmbH\nAnkerstraße 55, 90990 Wickelfurt, Deutschland\ninfo@volthaus.example',
    );
    await expect(main(page).getByText('Elektrogeräte gehören nicht in den Restmüll')).toBeVisible();
    await expect(main(page).getByText('Batterien und Akkus gehören nicht in den Restmüll')).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^So geben Sie Altgeräte/ })).toHaveAttribute(
      'href',
      '/T/altgeraete',
    );
  });

  await test.step('on paper there is nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).locator('.offer .price-amount', { hasText: '179,00 €' })).toBeVisible();
    for (const name of ['In den Warenkorb', 'Nächstes Bild'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Mehr aus Akkuschrauber' })).toBeHidden();
    await expect(picture(page, 1)).toBeVisible();
    await expect(picture(page, 2)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(picture(page, 1)).toBeInViewport();
    await expect(place(page)).toHaveText('Bild 1 von 2');
  });

  const related = main(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Mehr aus Akkuschrauber' }) })
    .getByRole('article');
  await test.step('others of its category below, and none of them is itself', async () => {
    // Members of its own family are among its choices instead.
    await expect(related).toHaveCount(1);
    await related.getByRole('link', { name: 'Akku-Schlagbohrschrauber' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/akkuschrauber\/P\/aks-7020-[^/]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Akku-Schlagbohrschrauber' })).toBeVisible();
    await expect(related.filter({ hasText: 'Akku-Schlagbohrschrauber' })).toHaveCount(0);
  });

  await test.step('a single other one is a card as wide as others, not as the page', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await visit(page, drill);
    await expect(related).toHaveCount(1);
    expect((await related.boundingBox())?.width).toBeLessThanOrEqual(320);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the pictures go all around by buttons, thumbnails, arrow keys and a finger [SPEC §2.7.6]', async ({ page }) => {
    await visit(page, drill);
    await expect(place(page)).toHaveText('Bild 1 von 2');
    for (const [button, shown] of [
      ['Nächstes Bild', 2],
      ['Nächstes Bild', 1],
      ['Vorheriges Bild', 2],
    ] as const) {
      await gallery(page).getByRole('button', { name: button }).click();
      await expect(place(page)).toHaveText(`Bild ${shown} von 2`);
      await expect(picture(page, shown)).toBeInViewport({ ratio: 0.9 });
    }
    await gallery(page).getByRole('button', { name: 'Bild 1 von 2 zeigen' }).click();
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(gallery(page).getByRole('button', { name: 'Bild 1 von 2 zeigen' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await picture(page, 1).focus();
    for (const shown of [2, 1]) {
      await page.keyboard.press('ArrowLeft');
      await expect(picture(page, shown)).toBeFocused();
      await expect(picture(page, shown)).toBeInViewport({ ratio: 0.9 });
    }
    for (const [distance, shown] of [
      [250, 2],
      [-250, 1],
    ] as const) {
      await swipe(page, gallery(page).getByRole('list').first(), distance);
      await expect(place(page)).toHaveText(`Bild ${shown} von 2`);
      await expect(picture(page, shown)).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('a picture opens in its original size, and going back closes it [SPEC §2.7.2]', async ({ page }) => {
    // A gliding picture has no position yet. On a busy machine the next step would come too early.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, drill);
    const dialog = page.getByRole('dialog', { name: 'Akku-Bohrschrauber' });
    await picture(page, 1).click();
    await test.step('at most nine tenths of the window, with the original [SPEC §2.7.7, §2.7.8, §2.14.3, §9.17]', async () => {
      const image = dialog.getByRole('img', { name: 'Akku-Bohrschrauber, Bild 1 von 2' });
      await expect(image).toHaveJSProperty('naturalWidth', 1200);
      await expect(image).toHaveAttribute('src', /imageSize=&/);
      const [box, window] = [await dialog.boundingBox(), page.viewportSize()];
      expect(box?.width).toBeCloseTo((window?.width ?? 0) * 0.9, 0);
      expect(box?.height).toBeCloseTo((window?.height ?? 0) * 0.9, 0);
      await dialog.getByRole('button', { name: 'Akku-Bohrschrauber, Bild 1 von 2' }).click();
      await expect(image).toHaveJSProperty('clientWidth', 1200);
      await dialog.getByRole('button', { name: 'Akku-Bohrschrauber, Bild 1 von 2' }).click();
    });
    await test.step('stepping on inside it, all around', async () => {
      const enlarging = (shown: number) =>
        dialog.getByRole('button', { name: `Akku-Bohrschrauber, Bild ${shown} von 2` });
      for (const shown of [2, 1, 2]) {
        if (shown === 1) {
          await enlarging(2).focus();
          await page.keyboard.press('ArrowRight');
          await expect(enlarging(1)).toBeFocused();
        } else await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
        await expect(dialog.getByRole('status')).toHaveText(`Bild ${shown} von 2`);
        await expect(dialog.getByRole('img', { name: `Akku-Bohrschrauber, Bild ${shown} von 2` })).toBeVisible();
      }
    });
    await test.step('a finger steps on too, and does not leave', async () => {
      for (const [before, distance, shown] of [
        [2, -200, 1],
        [1, 200, 2],
      ] as const) {
        const image = dialog.getByRole('img', { name: `Akku-Bohrschrauber, Bild ${before} von 2` });
        await expect(image).toHaveJSProperty('naturalWidth', 1200);
        await swipe(page, image, distance);
        await expect(dialog.getByRole('status')).toHaveText(`Bild ${shown} von 2`);
      }
    });
    await test.step('on a phone that lies its buttons stay in sight', async () => {
      const upright = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: 740, height: 360 });
      for (const name of ['Schließen', 'Nächstes Bild'])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(upright);
    });
    await test.step('back, Escape and the button close it, and the focus is at the picture again [SPEC §2.7.8]', async () => {
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(drill);
      await expect(picture(page, 2)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(drill);
      await picture(page, 2).click();
      await dialog.getByRole('button', { name: 'Schließen' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(drill);
    });
  });
});

test('conditions go into the cart in amounts that are checked, and the way back ends where one was in the list', async ({
  page,
}) => {
  await visit(page, bits);
  const card = main(page).getByRole('article').filter({ hasText: 'Torsionsbit PH' }).first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torsionsbit PH' })).toBeVisible();
  const offers = main(page).getByRole('region', { name: 'Preise' }).getByRole('listitem');
  await expect(offers).toHaveCount(3);

  await test.step('what is no amount is not ordered; what is no number becomes 1 [SPEC §5.3, §5.6, §8.7]', async () => {
    const amount = offers.nth(1).getByRole('textbox', { name: 'Menge (2er-Pack)' });
    const add = offers.nth(1).getByRole('button', { name: 'In den Warenkorb' });
    // Typed key by key, because a field that cuts long input would accept another amount.
    for (const typed of ['0', '-1', '1,5', '1.000', '1e3', '2 Stück', '100.000', '250,000', '1000001']) {
      await amount.fill('');
      await amount.pressSequentially(typed);
      await expect(amount).toHaveValue(typed);
      await amount.press('Enter');
      await expect(offers.nth(1)).toContainText('Ungültige Menge');
      await add.click();
      await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeHidden();
    }
    await expect(offers.nth(1)).toContainText('Ungültige Menge. Höchstens 1.000.000.');
    await amount.fill('zwei');
    await amount.blur();
    await expect(amount).toHaveValue('1');
    await expect(offers.nth(1)).not.toContainText('Ungültige Menge');
  });
  await test.step('each condition becomes a line, and the same one again more of it', async () => {
    await offers.nth(0).getByRole('textbox').fill('3');
    await offers.nth(0).getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText('Torsionsbit PH wurde dem Warenkorb hinzugefügt.')).toBeVisible();
    await offers.nth(1).getByRole('textbox').press('Enter');
    await offers.nth(1).getByRole('button', { name: 'In den Warenkorb' }).click();
    await main(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect(page.getByPlaceholder('Menge')).toHaveCount(2);
    await expect(page.getByPlaceholder('Menge').nth(0)).toHaveValue('3');
    await expect(page.getByPlaceholder('Menge').nth(1)).toHaveValue('2');
    const lefts = (part: string) =>
      page.locator(part).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    for (const part of ['.amount-input', '.cart-row-unit', '.cart-row-remove'])
      expect(new Set(await lefts(part)).size, part).toBe(1);
    const [field, unit] = [page.getByPlaceholder('Menge').nth(1), page.locator('.cart-row-unit').nth(1)];
    const [fieldBox, unitBox] = await Promise.all([field.boundingBox(), unit.boundingBox()]);
    expect(unitBox?.y).toBeGreaterThan(fieldBox?.y ?? Number.POSITIVE_INFINITY);
    expect(unitBox?.y).toBeLessThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    await page.goBack();
  });
  await test.step('back to the list, to the card one came from [SPEC §2.7.5]', async () => {
    await main(page).getByRole('link', { name: 'Zurück zur Liste' }).click();
    await expect(page).toHaveURL(bits);
    await expect(card).toBeInViewport();
  });
});

const screws = '/shop/befestigung/schrauben/holzschrauben';
const choices = (page: Page) => main(page).getByRole('navigation', { name: 'Ausführung wählen' });

test('a thing of several sizes is one card, and each size leads to the others', async ({ page }) => {
  await visit(page, screws);
  const card = page.locator('.product-card').first();
  await expect(card.locator('.product-further')).toHaveText('+ 15 weitere Ausführungen');
  await expect(card.locator('.price')).toContainText('ab');
  const [size = '', price = ''] = await card.locator('.product-suffix, .price-amount').allTextContents();
  await card.getByRole('link', { name: 'Holzschraube' }).first().click();
  await expect(main(page).locator('.product-lead')).toHaveText(size);
  await expect(main(page).locator('.offer .price-amount').first()).toHaveText(price);

  await test.step('the next size opens at the same place, with the focus on it and its price in the choice', async () => {
    const fifty = choices(page).getByRole('link', { name: /^50 mm/ });
    await fifty.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 80));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await fifty.click();
    await expect(page).toHaveURL(/\/P\/srb-9010-\d+x50$/);
    await expect(main(page).locator('.product-lead')).toHaveText(/× 50 mm$/);
    await expect(fifty).toHaveAttribute('aria-current', 'page');
    await expect(fifty).toBeFocused();
    await expect(fifty).toContainText((await main(page).locator('.offer .price-amount').first().textContent()) ?? '');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await expectAccessible(page, { inDark: true });

  await test.step('what there is in no such size leads to the nearest, and says so', async () => {
    await choices(page)
      .getByRole('link', { name: /^6 mm.*, nur in 80 mm$/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/P\/srb-9010-60x80$/);
  });
});

test('what cannot be delivered shows its price and offers nothing to order [LAW P9]', async ({ page }) => {
  await visit(page, '/shop/P/aks-7120-1651x80ah');
  await expect(main(page).locator('.product-summary .stock-red')).toHaveText('derzeit nicht lieferbar');
  await expect(main(page).getByText('Derzeit nicht bestellbar')).toHaveCount(0); // it is said once
  await expect(main(page).locator('.offer .price')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
  await expect(main(page).getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Akkusägen');
  // The address names no category, but the panel still shows the product's category. It opens beside the product.
  await page.getByRole('button', { name: 'Kategorien' }).click();
  const panel = page.getByRole('navigation', { name: 'Kategorien', exact: true });
  await expect(panel.locator('[aria-current]')).toHaveText('Akkusägen');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product says that ordering needs scripts, and its pictures open all the same', async ({ page, request }) => {
    await page.goto(drill);
    const hint = main(page).locator('.offers noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText('Zum Bestellen muss JavaScript eingeschaltet sein.');
    for (const name of ['In den Warenkorb', 'Nächstes Bild'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(main(page).locator('.offer .price-amount', { hasText: '179,00 €' })).toBeVisible();
    await expect(choices(page).getByRole('link', { name: '18 V, 60 Nm, ohne Akku' })).toBeVisible();
    const original = await request.get((await picture(page, 1).getAttribute('href')) ?? '');
    expect(original.headers()['content-type']).toMatch(/^image\//);
    await expect(page.getByRole('heading', { name: 'Mehr aus Akkuschrauber' })).toBeVisible();
  });
});

/** Swipes across the pictures. A positive distance means to the right. */
async function swipe(page: Page, row: Locator, distance: number): Promise<void> {
  const box = await row.boundingBox();
  if (box === null) throw new Error('There are no pictures.');
  const session = await page.context().newCDPSession(page);
  const [from, y] = [box.x + (box.width - distance) / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + (distance * step) / 10);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
