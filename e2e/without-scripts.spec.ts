import { count, everything, filterBox, openPanel } from './list-page.ts';
import { expect, test } from './shop-test.ts';

test.use({ javaScriptEnabled: false });

test('lists, filters, sorting, search, paging and products work before scripts have loaded [SPEC §1.5]', async ({
  page,
}) => {
  await page.goto('/shop?size=20');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  const first = await cards.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');

  await page.goto('/shop/werkzeug');
  await openPanel(page, 'Filter');
  const { box, promised } = await filterBox(page, 'Marke', 'Grimmhold');
  await box.check();
  await page.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page).toHaveURL(/\/werkzeug\?f\.Marke=Grimmhold$/);
  await expect(count(page, promised)).toHaveCount(1);
  await page.getByLabel('Sortieren nach').selectOption('Preis aufsteigend');
  await page
    .locator('form', { has: page.getByLabel('Sortieren nach') })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\?f\.Marke=Grimmhold&sort=price-asc$/);
  await expect(count(page, promised)).toHaveCount(1);

  await page.goto('/shop/werkzeug?f.Marke=Grimmhold');
  await openPanel(page, 'Filter');
  await page.getByRole('textbox', { name: 'von' }).first().fill('50,00');
  await page.getByRole('textbox', { name: 'bis' }).first().fill('12,5');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page).toHaveURL(/\/werkzeug\?min=12\.5&max=50&f\.Marke=Grimmhold$/);
  await expect(page.getByRole('link', { name: 'Filter Preis: 12,50 bis 50 € entfernen' })).toBeVisible();

  await page.goto('/shop');
  await page.getByRole('searchbox').fill(first ?? '');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(cards.getByRole('heading', { name: first ?? '' }).first()).toBeVisible();

  await cards
    .getByRole('link', { name: first ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+,\d{2}\s€$/)
      .first(),
  ).toBeVisible();
});

test('a list page is complete HTML, in German and euro [SPEC §1.13, §1.14, §1.15, §2.6.4, §9.1, §9.13, §9.20]', async ({
  request,
}) => {
  const html = await (await request.get(everything)).text();
  const names = [...html.matchAll(/<article[\s\S]*?<h2[^>]*>([\s\S]*?)<\/h2>/g)];
  expect(names.length).toBe(50);
  expect(html).toContain('<html lang="de"');
  expect(html.match(/\d+,\d{2}\s€/g)?.length).toBeGreaterThanOrEqual(50);
});
