import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { count, headline, searchBox, watchCalls } from './list-page.ts';
import { phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

test.use(phone);

test('search follows the letters half a second behind, with suggestions before it', async ({ page }) => {
  const calls = watchCalls(page);
  const asked = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body.searchText);
  const box = searchBox(page);
  const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
  await page.clock.install();
  // The page is ready when the box has its role. The usual wait fails, because the fake clock also replaces the
  // timeline.
  await page.goto('/shop');
  await box.focus();
  await expect(box).toHaveRole('combobox');

  await test.step('while letters are typed there are suggestions, asked for once, which say how many they are', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.pressSequentially('säge');
    await page.clock.runFor(499);
    await expect(options).toHaveText([
      /^SägenKategorie in Werkzeug$/,
      /^SägeblätterKategorie in Zubehör$/,
      /^HandsägenKategorie in Werkzeug › Sägen$/,
      /^JapansägenKategorie in Werkzeug › Sägen$/,
      ...Array(6).fill(/€/),
      /^Alle \d+ Ergebnisse$/,
    ]);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Vorschläge: 4 Kategorien und 6 Artikel.')).toHaveCount(1);
    expect(asked('suggestions')).toEqual(['säge']);
    expect(asked('products')).toEqual([]);
    await expect(page).toHaveURL(/\/shop$/);
  });

  await test.step('500 ms after the last letter the list follows, in place of the breadcrumb a search-result header, and they stay over it [SPEC §2.6.3, §4.1.13, §9.6]', async () => {
    await page.clock.runFor(1);
    // The list needs some moments of the paused clock, less than its suggestions stay.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(headline(page, '„säge“')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(/\/shop\?q=s%C3%A4ge$/);
    await expect(page.getByText('Suchergebnis')).toBeVisible();
    expect(asked('products')).toEqual(['säge']);
    expect(asked('suggestions')).toEqual(['säge']);
    await expect(options).toHaveCount(11);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toBeFocused();
  });

  await test.step('they go when they could be read, but not under the pointer, and an arrow brings them back', async () => {
    await options.first().hover();
    await options.nth(1).hover(); // it moves, not only lies there
    await page.clock.runFor(10_000);
    await expect(options).toHaveCount(11);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4999);
    await expect(options).toHaveCount(11);
    await page.clock.runFor(1);
    await expect(options).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toBeFocused();
    await expect(headline(page, '„säge“')).toBeVisible();
    await page.clock.resume();
    await box.press('ArrowDown');
    await expect(options).toHaveCount(11);
    await expectAccessible(page);
  });

  await test.step('Enter searches, and they go; an arrow brings them back', async () => {
    await box.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toBeFocused();
    await box.press('ArrowDown');
    await expect(options).toHaveCount(11);
  });

  await test.step('a wheel outside of them is for the list, and they go', async () => {
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 1);
    await expect(options).toHaveCount(0);
    await expect(box).toBeFocused();
    await box.press('ArrowDown');
    await expect(options).toHaveCount(11);
  });

  await test.step('the arrows go through them and back into the text, Escape leaves the text', async () => {
    const isActive = (option: Locator) => expect(option).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowDown');
    await isActive(options.first());
    expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await box.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.press('ArrowUp');
    await isActive(options.last());
    await box.press('Home');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('säge');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Enter on a category goes there, and what was typed is done with', async () => {
    await box.press('ArrowDown');
    await expect(options).toHaveCount(11);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(headline(page, 'Sägeblätter')).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(options).toHaveCount(0);
  });

  await test.step('the last of them leads to all that is found, and they go; what was typed is marked', async () => {
    await box.fill('stichsäge');
    await expect(options.last()).toHaveText(/^(Alle \d+ Ergebnisse|1 Ergebnis anzeigen)$/);
    await expect(options.first().locator('mark')).toHaveText('Stichsäge');
    const all = Number.parseInt(/\d+/.exec((await options.last().textContent()) ?? '')?.[0] ?? '', 10);
    await options.last().hover();
    await options.last().click();
    await expect(count(page, all)).toHaveCount(1);
    await expect(options).toHaveCount(0);
    await box.fill('');
    await expect(page).toHaveURL(/\/s%C3%A4gebl%C3%A4tter$/);
  });

  await test.step('the clear button brings the whole category back [SPEC §2.5.2, §4.1.3]', async () => {
    await box.fill('holz');
    await box.press('Enter');
    await expect(page).toHaveURL(/\?q=holz$/);
    await expect(options).toHaveCount(0);
    await page.getByRole('button', { name: 'Suche löschen' }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/\/s%C3%A4gebl%C3%A4tter$/);
  });

  await test.step('going back from there leads to what was found', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?q=holz$/);
    await expect(headline(page, '„holz“')).toBeVisible();
    await expect(box).toHaveValue('holz');
  });

  await test.step('one letter asks for no suggestions; a product is a tap away, and no search comes after it', async () => {
    const before = asked('suggestions').length;
    await box.fill('k');
    await expect(page).toHaveURL(/\?q=k$/);
    expect(asked('suggestions')).toHaveLength(before);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await box.fill('kreiss');
    await page.clock.runFor(150);
    await options.filter({ hasText: '€' }).first().click();
    await expect(page).toHaveURL(/\/P\/[^/?]+$/);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible({ timeout: 20_000 });
    expect(asked('products')).not.toContain('kreiss');
    await expect(page).toHaveURL(/\/P\/[^/?]+$/);
  });
});

test('a list says how its search was read', async ({ page }) => {
  const sentence = page.getByRole('main').getByRole('status').filter({ hasText: 'Ergebnisse für' });

  await test.step('what was searched for instead of a mistyped word, and the way to what was typed', async () => {
    await visit(page, '/shop?q=hamer');
    await expect(sentence).toHaveText('Ergebnisse für „hammer“, statt nach „hamer“ zu suchen.');
    await expectAccessible(page);
    await sentence.getByRole('link', { name: 'hamer' }).click();
    await expect(page.getByRole('heading', { name: 'Dazu haben wir nichts gefunden' })).toBeVisible();
    await page.goBack();
    await sentence.getByRole('link', { name: 'hammer' }).click();
    await expect(headline(page, '„hammer“')).toBeVisible();
    await expect(sentence).toHaveCount(0);
  });

  await test.step('behind what has all words a heading, and under it what comes nearest', async () => {
    await visit(page, '/shop?q=schrauben+edelstahl&size=20');
    const nearest = page.getByRole('list', { name: 'Nicht mit allen Wörtern (ohne „edelstahl“):' });
    await expect(nearest.getByRole('listitem').first()).toBeVisible();
    await expect(nearest.getByRole('heading', { name: /Edelstahl/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a category that is called so is offered first', async () => {
    await visit(page, '/shop?q=holzschraube');
    await page.getByRole('link', { name: 'Zur Kategorie „Holzschrauben“' }).click();
    await expect(headline(page, 'Holzschrauben')).toBeVisible();
  });
});

test('an empty list leads to what less would find', async ({ page }) => {
  const ways = (title: string) => page.getByRole('region', { name: title });
  const follow = async (title: string, name: string) => {
    const way = ways(title).getByRole('listitem').filter({ hasText: name });
    const promised = Number.parseInt((await way.locator('span').textContent()) ?? '', 10);
    await way.getByRole('link').click();
    await expect(count(page, promised)).toHaveCount(1);
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: /^Dazu haben wir nichts gefunden$|kommt .* nicht vor$/ }),
    ).toBeVisible();
  };

  await test.step('a search goes along to a sibling category; where it has nothing, that is said, with the way to where there is something', async () => {
    await visit(page, '/shop/werkzeug/sägen?q=japansäge');
    await page.getByRole('button', { name: 'Kategorien' }).click();
    const panel = page.getByRole('navigation', { name: 'Kategorien', exact: true });
    await panel.getByRole('link', { name: 'Werkzeug', exact: true }).click();
    await page.getByRole('button', { name: 'Kategorien' }).click();
    await panel.getByRole('link', { name: 'Zangen', exact: true }).click();
    await expect(headline(page, '„japansäge“ in Zangen')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In „Zangen“ kommt „japansäge“ nicht vor');
    await follow('So finden Sie mehr', 'In „Werkzeug“');
    await follow('So finden Sie mehr', 'Im ganzen Sortiment');
  });

  await test.step('a search within a category: in the whole shop, or word by word', async () => {
    await visit(page, '/shop/werkzeug?q=sechskantmutter');
    await follow('So finden Sie mehr', 'Im ganzen Sortiment');
    await visit(page, `/shop/werkzeug?q=sechskantmutter+${'gibtesnicht'.repeat(12)}+hammer`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await follow('So finden Sie mehr', 'Nur „sechskantmutter“');
    await follow('So finden Sie mehr', 'Nur „hammer“');
    await follow('So finden Sie mehr', 'Im ganzen Sortiment');
    await expect(ways('So finden Sie mehr').getByRole('link')).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('filters that exclude each other: without each of them, or without all', async () => {
    await visit(page, '/shop/werkzeug?f.Marke=Zahnreich&f.Bauform=Bankhobel');
    await follow('Mit weniger Filtern', 'Ohne „Marke: Zahnreich“');
    await follow('Mit weniger Filtern', 'Ohne „Bauform: Bankhobel“');
    await follow('Mit weniger Filtern', 'Ohne alle Filter');
  });

  await test.step('the top categories are always there', async () => {
    await ways('Unser Sortiment').getByRole('link', { name: 'Maschinen' }).click();
    await expect(headline(page, 'Maschinen')).toBeVisible();
  });
});

test('a search for a page of the shop leads there, from the list, the empty list and the suggestions', async ({
  page,
}) => {
  for (const [searchText, title, address] of [
    ['Versandkosten', 'Versand und Zahlung', '/shipping'],
    ['AGB', 'Allgemeine Geschäftsbedingungen', '/agb'],
    ['Öffnungszeiten', 'Kontakt', '/contact'],
    ['Widerruf', 'Widerrufsbelehrung', '/T/widerrufsbelehrung'],
  ] as const) {
    await page.goto(`/shop?q=${encodeURIComponent(searchText)}`);
    await expect(page.getByRole('link', { name: `Zur Seite „${title}“` })).toBeVisible();
    await expect(page.getByText('Dazu haben wir nichts gefunden')).toHaveCount(0);
    await page.getByRole('link', { name: `Zur Seite „${title}“` }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/shop');
  await searchBox(page).pressSequentially('daten');
  await page.getByRole('option', { name: /^Datenschutzerklärung/ }).click();
  await expect(page).toHaveURL('/datenschutz');
});

test('a text has the search of the shop, on phones behind a magnifier, which goes on where one types', async ({
  page,
}) => {
  const box = searchBox(page);
  await page.goto('/impressum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box).toBeHidden(); // on phones it is open on the list page only
  const magnifier = page.getByRole('button', { name: 'Suche', exact: true });
  await magnifier.click();
  await expect(box).toBeFocused();
  expect((await box.locator('..').boundingBox())?.width).toBe((page.viewportSize()?.width ?? 0) - 32);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(magnifier).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(magnifier).toBeHidden();
  expect((await box.locator('..').boundingBox())?.width).toBeGreaterThanOrEqual(320);
  await box.focus();
  await expect(box).toHaveRole('combobox');
  await expectAccessible(page);
  await box.pressSequentially('säge');
  await expect(page).toHaveURL(/\/shop\?q=s%C3%A4ge$/);
  await expect(headline(page, '„säge“')).toBeVisible();
  await expect(box).toBeFocused();
  await box.press('ArrowDown'); // they may have been read by now
  await expect(page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option').first()).toBeVisible();
});
