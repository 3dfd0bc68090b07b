import { expectAccessible } from './accessible.ts';
import { cards, count, everything, filterBox, headline, openPanel, showResults, watchCalls } from './list-page.ts';
import { phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

// The narrow screen is harder, because the panel is a sheet above the list.
test.describe('on a phone', () => {
  test.use(phone);
  test('filters add up, are counted, and stand above the list as chips that take them away', async ({ page }) => {
    const calls = watchCalls(page);
    await visit(page, '/shop/werkzeug');
    const called = (name: string) => calls.filter((call) => call.name === name).length;
    const categoriesAsked = () =>
      new Set(calls.filter(({ name }) => name === 'productAttributes').map(({ body }) => body.categoryId)).size;
    const lastAsked = () => calls.findLast(({ name }) => name === 'products')?.body;
    const groupNames = () => page.locator('.filter-group > summary').allTextContents();
    // A family counts once. Each of them has a deliverable member, so there is no such choice.
    const laidOpen = ['Preis', 'Marke'];
    const stays = [...laidOpen, 'Länge', 'Material', 'Griff', 'Verwendung', 'Norm'];
    const panelStays = async () => {
      await expect.poll(groupNames).toEqual(stays);
      await expect(page.locator('.filter-group[open] > summary')).toHaveText(laidOpen);
      await expect(page.getByRole('button', { name: /^\d+ weitere Merkmale$/ })).toBeVisible();
    };
    const chip = (text: string) => page.getByRole('link', { name: `Filter ${text} entfernen` });

    await test.step('a value brings as many products as stand beside it [SPEC §2.5.4, §2.5.10]', async () => {
      await openPanel(page, 'Filter');
      await expect(page.getByRole('region', { name: 'Filter' }).getByRole('group').nth(1)).toBeVisible();
      const { box, promised } = await filterBox(page, 'Marke', 'Grimmhold');
      expect(await groupNames()).toEqual([
        ...laidOpen,
        'Größe',
        'Schlüsselweite',
        'Antrieb',
        'Klinge',
        'Länge',
        'Material',
        'Griff',
        'Bauform',
        'Verwendung',
        'Norm',
        'Schenkellänge',
      ]);
      // On phones the panel is a sheet above everything.
      await expectAccessible(page, { inDark: false });
      await box.check();
      await expect(page).toHaveURL(/\/werkzeug\?f\.Marke=Grimmhold$/);
      await expect(count(page, promised)).toHaveCount(1);
    });

    await test.step(
      'a tick moves and folds no group: those with nothing left are further ones [SPEC §2.5.10]',
      panelStays,
    );

    await test.step('further values, ticked before the answer has come, are not lost', async () => {
      const [zahnreich, nordfels] = [
        await filterBox(page, 'Marke', 'Zahnreich'),
        await filterBox(page, 'Marke', 'Nordfels'),
      ];
      await zahnreich.box.check();
      await nordfels.box.check();
      await expect(page).toHaveURL(/f\.Marke=Grimmhold&f\.Marke=Nordfels&f\.Marke=Zahnreich$/);
      await showResults(page);
      for (const brand of ['Grimmhold', 'Nordfels', 'Zahnreich']) await expect(chip(`Marke: ${brand}`)).toBeVisible();
    });

    await test.step('each change asks for products anew, for attributes once: they change with the category only [SPEC §4.1.6]', async () => {
      // The request for a single article serves to learn the usual order of the groups.
      const lists = () => calls.filter(({ name, body }) => name === 'products' && body.limit !== 1).length;
      await expect.poll(lists).toBe(3);
      expect(called('productAttributes')).toBe(1);
    });

    await test.step('of all groups of the panel only those with a ticked value are asked for [SPEC §2.5.10, §5.21]', async () => {
      await expect
        .poll(() => lastAsked()?.filter)
        .toEqual([{ name: 'Marke', values: ['Grimmhold', 'Nordfels', 'Zahnreich'] }]);
    });

    await test.step('order and page size come on top [SPEC §4.1.1, §4.1.7]', async () => {
      await page.getByLabel('Sortieren nach').selectOption('Name absteigend');
      await page.getByLabel('Artikel pro Seite').selectOption('20');
      await expect(page).toHaveURL(/\?sort=name-desc&size=20&f\.Marke=Grimmhold&f\.Marke=Nordfels&f\.Marke=Zahnreich$/);
      await expect(cards(page)).toHaveCount(20);
      expect([called('productAttributes'), categoriesAsked()]).toEqual([1, 1]);
    });

    await test.step('chips take values away again', async () => {
      await chip('Marke: Nordfels').click();
      await expect(chip('Marke: Nordfels')).toHaveCount(0);
      await expect(page).toHaveURL(/\?sort=name-desc&size=20&f\.Marke=Grimmhold&f\.Marke=Zahnreich$/);
    });

    await test.step('another category begins without filters, on the first page [SPEC §4.1.9]', async () => {
      expect(lastAsked()).toMatchObject({ limit: 20, offset: 0 });
      await page.getByRole('link', { name: 'Nächste Seite' }).click();
      await expect(page.getByText('Seite 2 von')).toBeVisible();
      expect(lastAsked()).toMatchObject({ limit: 20, offset: 20 });
      await openPanel(page, 'Kategorien');
      await page
        .getByRole('navigation', { name: 'Kategorien', exact: true })
        .getByRole('link', { name: 'Sägen' })
        .click();
      await expect(headline(page, 'Sägen')).toBeVisible();
      await expect(page).toHaveURL(/\/s%C3%A4gen\?sort=name-desc&size=20$/);
      await expect(chip('Marke: Grimmhold')).toHaveCount(0);
      // A pointer that rests on links of other categories loads those too.
      expect(categoriesAsked()).toBeGreaterThan(1);
    });

    await test.step('the way back leads through all of it', async () => {
      await page.goBack();
      await expect(page.getByText('Seite 2 von')).toBeVisible();
      await expect(chip('Marke: Grimmhold')).toBeVisible();
      await page.getByRole('link', { name: 'Alle Filter entfernen' }).click();
      await expect(page).toHaveURL(/\/werkzeug\?sort=name-desc&size=20$/);
    });

    await test.step('the tree of categories was asked for once, at the start [SPEC §7.2.2]', async () => {
      expect(called('categories')).toBe(1);
    });

    await test.step('of many attributes the widespread ones come first, and the others when they are asked for', async () => {
      await visit(page, '/shop/werkzeug');
      await openPanel(page, 'Filter');
      const groups = page.locator('.filter-group');
      await expect(groups).toHaveCount(13);
      const more = page.getByRole('button', { name: /^\d+ weitere Merkmale$/ });
      const further = Number.parseInt((await more.textContent()) ?? '', 10);
      expect(further).toBeGreaterThan(10);
      await more.press('Enter');
      await expect(groups).toHaveCount(13 + further);
      const summary = page.locator('.filter-further > summary').first();
      await expect(summary).toBeFocused();
      const group = page.getByRole('group', { name: (await summary.textContent()) ?? '', exact: true });
      await page.keyboard.press('Enter');
      const box = group.getByRole('checkbox').first();
      await box.press('Space');
      await expect(page).toHaveURL(/\/werkzeug\?f\./);
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\/werkzeug$/);
      await expect(box).toBeFocused();
    });

    await test.step('a filtered address, loaded anew, has the panel that ticking leads to', async () => {
      await visit(page, '/shop/werkzeug?f.Marke=Grimmhold');
      await openPanel(page, 'Filter');
      await panelStays();
    });
  });
});

test('sorting, page size and paging follow the specification', async ({ page, context }) => {
  const names = () => cards(page).getByRole('heading').allTextContents();
  const [previous, next] = [/^Zurück zur ersten Seite$/, /^Nächste Seite$/];
  await visit(page, everything);

  await test.step('five orders and four page sizes are on offer; Relevanz and 50 are the defaults [SPEC §2.6.1, §4.1.14, §4.1.15, §9.2]', async () => {
    const [order, size] = [page.getByLabel('Sortieren nach'), page.getByLabel('Artikel pro Seite')];
    await expect(order.getByRole('option')).toHaveText([
      'Relevanz',
      'Name aufsteigend',
      'Name absteigend',
      'Preis aufsteigend',
      'Preis absteigend',
    ]);
    await expect(order).toHaveValue('relevance');
    await expect(size.getByRole('option')).toHaveText(['20', '50', '100', '200']);
    await expect(size).toHaveValue('50');
    await expect(cards(page)).toHaveCount(50);
  });

  await test.step('the meaning of Relevanz, and which price counts, is one step away [LAW P12]', async () => {
    await page.getByRole('button', { name: 'Wie wird sortiert?' }).click();
    await expect(page.getByText('Niemand bezahlt für einen Platz in dieser Liste.')).toBeVisible();
    await expect(page.getByText('zählt die erste auf seiner Seite.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Niemand bezahlt für einen Platz in dieser Liste.')).toBeHidden();
  });

  await test.step('next goes one page on, previous to the first page [SPEC §2.6.2, §2.6.5, §3.28, §4.1.9, §4.1.10, §4.1.11, §4.1.12]', async () => {
    await page.getByLabel('Artikel pro Seite').selectOption('20');
    await expect(page.getByText('Seite 1 von 11')).toBeVisible();
    await expect(page.getByText('1–20 von 202')).toBeVisible();
    await expect(page.getByRole('button', { name: previous })).toBeDisabled();
    for (const reached of [2, 3]) {
      await page.getByRole('link', { name: next }).click();
      await expect(page.getByText(`Seite ${reached} von 11`)).toBeVisible();
    }
    await expect(page.getByText('41–60 von 202')).toBeVisible();
    await page.getByRole('link', { name: previous }).click();
    await expect(page.getByText('Seite 1 von 11')).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?size=20$/);
  });

  await test.step('another page size keeps the article in sight that was shown first', async () => {
    await visit(page, '/shop?page=2');
    await page.getByLabel('Artikel pro Seite').selectOption('20');
    await expect(page.getByText('41–60 von 202')).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?page=3&size=20$/);
    await visit(page, '/shop?size=20');
  });

  await test.step('another order begins on the first page; reload and a shared address show the same [SPEC §1.5, §4.1.15]', async () => {
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByText('Seite 2 von 11')).toBeVisible();
    await page.getByLabel('Sortieren nach').selectOption('Name absteigend');
    await expect(page.getByText('Seite 1 von 11')).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?sort=name-desc&size=20$/);
    await expect.poll(names).toHaveLength(20);
    const shown = await names();
    expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'de')));
    await reload(page);
    expect(await names()).toEqual(shown);
    const shared = await context.newPage();
    await visit(shared, page.url());
    expect(await cards(shared).getByRole('heading').allTextContents()).toEqual(shown);
    await shared.close();
  });

  await test.step('broken addresses show what can be meant: here the last page, which has no next one [SPEC §4.1.12]', async () => {
    await visit(page, '/shop?q=%00&size=7&sort=nonsense&page=9999&f.%00=x');
    await expect(page.getByText('Seite 5 von 5')).toBeVisible();
    await expect(page.getByRole('button', { name: next })).toBeDisabled();
    await expect(page.getByRole('link', { name: previous })).toBeVisible();
    await expect(page.getByLabel('Sortieren nach')).toHaveValue('relevance');
    await expect(page.getByLabel('Artikel pro Seite')).toHaveValue('50');
  });
});

test('a list that cannot be brought up to date stays, says so, and can be tried again', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/500|ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/shop/werkzeug');
  let isBroken = true;
  await page.route('**/api/shop/master/products', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 'internal-error', msg: 'Ein Fehler ist aufgetreten.' } })
      : route.continue(),
  );
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('the list, its filter and what was chosen are still there', async () => {
    await page.getByLabel('Sortieren nach').selectOption('Name absteigend');
    await expect(alert).toContainText('Ihre Auswahl konnte nicht geladen werden.');
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
    await expect(page.getByLabel('Sortieren nach')).toHaveValue('name-desc');
    const { box } = await filterBox(page, 'Marke', 'Grimmhold');
    const failed = page.waitForResponse((answer) => answer.url().endsWith('/products') && answer.status() === 500);
    await box.check();
    await expect(page).toHaveURL(/\?sort=name-desc&f\.Marke=Grimmhold$/);
    await failed;
    await expect(alert).toBeVisible();
  });

  await test.step('another try brings what was asked for last', async () => {
    isBroken = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Filter Marke: Grimmhold entfernen' })).toBeVisible();
    await expect(page.getByLabel('Sortieren nach')).toHaveValue('name-desc');
  });

  await test.step('on a small screen the open panel says it, and how many there are; lying down too it can be closed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPanel(page, 'Filter');
    const panel = page.getByRole('region', { name: 'Filter' });
    const close = panel.getByRole('button', { name: /^\d* ?Ergebnisse anzeigen$/ });
    const { promised } = await filterBox(page, 'Marke', 'Grimmhold');
    await expect(close).toHaveText(`${promised} Ergebnisse anzeigen`);
    const tick = async () => (await filterBox(page, 'Marke', 'Zahnreich')).box.click();
    const sentence = panel.getByText('Ihre Auswahl konnte nicht geladen werden. Ein Fehler ist aufgetreten.');
    isBroken = true;
    await tick();
    await expect(sentence).toBeVisible();
    await expect(close).toHaveText('Ergebnisse anzeigen');
    isBroken = false;
    await tick();
    await expect(sentence).toHaveCount(0);

    await page.context().setOffline(true);
    await tick();
    const notice = page.getByRole('status').getByText(/^Keine Verbindung zum Shop\./);
    await expect(notice).toBeVisible();
    const isOnTop = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === element;
    };
    expect(await notice.evaluate(isOnTop)).toBe(true);
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();

    await page.setViewportSize({ width: 740, height: 360 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Filter Marke: Zahnreich entfernen' }).click();
  });

  await test.step('of choices in quick succession the last one wins, whichever answer comes last', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/shop/master/products', async (route) => {
      const [key] = route.request().postDataJSON().orderBy;
      if (key.field === 'price' && key.direction === 'asc') await new Promise<void>((release) => held.push(release));
      await route.continue().catch(() => {});
    });
    await page.getByLabel('Sortieren nach').selectOption('Preis aufsteigend');
    await expect.poll(() => held.length).toBe(1);
    await page.getByLabel('Sortieren nach').selectOption('Preis absteigend');
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    const shown = await cards(page).getByRole('heading').allTextContents();
    for (const release of held) release();
    await page.waitForLoadState('networkidle');
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(shown);
    await expect(page.getByLabel('Sortieren nach')).toHaveValue('price-desc');
  });
});
