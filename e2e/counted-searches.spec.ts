import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { placeOf } from './account-journey.ts';
import { cards, headline, searchBox } from './list-page.ts';
import { desktop, inEach, onPostgres } from './places.ts';
import { type Engine, expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

/** The counts for these terms: searches, and products opened from the first place and from the next two. */
async function counted(engine: Engine, terms: readonly string[]): Promise<Record<string, number[]>> {
  const database = await openDatabase(placeOf(engine));
  try {
    const rows = await database.read.selectFrom('search_counts').selectAll().where('term', 'in', terms).execute();
    return Object.fromEntries(
      rows.map((row) => [row.term, [row.searches, row.clicks_first, row.clicks_top_three]] as const),
    );
  } finally {
    await database.close();
  }
}

inEach({ 'on SQLite': desktop, 'on PostgreSQL': onPostgres }, () => {
  test('what somebody settles on is counted once, with the place of the product that they open', async ({
    page,
    engine,
    browser,
    baseURL,
  }) => {
    const terms = ['spitzz', 'spitzzange', 'rohrzange', 'seitenschneider'];
    await test.step('letters on the way to a search are none; a product opened from the second place is', async () => {
      await visit(page, '/shop');
      const box = searchBox(page);
      await box.fill('spitzz');
      await expect(headline(page, '„spitzz“')).toBeVisible();
      await box.fill('spitzzange');
      await expect(headline(page, '„spitzzange“')).toBeVisible();
      await box.press('Escape');
      await cards(page).nth(1).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/P\//);
    });
    await test.step('a link to a search counts, loading the page again does not', async () => {
      await visit(page, '/shop?q=rohrzange');
      await page.reload();
      await visit(page, '/shop');
    });
    await test.step('so does the form without scripts', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const plain = await context.newPage();
      await plain.goto('/shop');
      await searchBox(plain).fill('Seitenschneider');
      await searchBox(plain).press('Enter');
      await expect(headline(plain, '„Seitenschneider“')).toBeVisible();
      await context.close();
    });
    await expect
      .poll(() => counted(engine, terms), { timeout: 15_000 })
      .toEqual({ rohrzange: [1, 0, 0], seitenschneider: [1, 0, 0], spitzzange: [1, 0, 1] });
  });
});
