import { expectAccessible } from './accessible.ts';
import { cards, openPanel, showResults } from './list-page.ts';
import { desktop, inEach, phone } from './places.ts';
import type { Page } from './shop-test.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

const group = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Filter' })
    .locator('details')
    .filter({ has: page.getByText(name, { exact: true }) });

async function openGroup(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Filter');
  const details = group(page, name);
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
}

const values = (page: Page, name: string) => group(page, name).locator('.filter-value').allTextContents();

inEach({ desktop, phone }, () => {
  test('attributes stand under the operator’s headings, and are filtered by as he says', async ({ page }) => {
    await test.step('the product page has a list for each heading, in his order', async () => {
      await visit(page, '/shop/P/aks-7020-18v90nm2x50ah');
      const facts = page
        .getByRole('region', { name: 'Merkmale' })
        .or(page.locator('section'))
        .filter({
          has: page.getByRole('heading', { level: 2, name: 'Merkmale' }),
        });
      await expect(facts.getByRole('heading', { level: 3 })).toHaveText(['Leistung', 'Einsatz']);
      await expect(facts.locator('dl').nth(1).locator('dt')).toHaveText([
        ...['Spannung', 'Drehmoment', 'Schlagwerk', 'Bohrfutter'],
      ]);
      await expect(facts.locator('dl').nth(1).locator('dd').nth(2)).toHaveText('Ja');
      await expectAccessible(page, { inDark: false });
    });

    await test.step('a yes or no is one tick', async () => {
      await visit(page, '/shop/maschinen/akkuger%C3%A4te/akkuschrauber');
      const before = await cards(page).count();
      await openGroup(page, 'Schlagwerk');
      expect(await values(page, 'Schlagwerk')).toEqual(['Ja']);
      await group(page, 'Schlagwerk').getByRole('checkbox').check();
      await expect(page).toHaveURL(/f\.Schlagwerk=Ja$/);
      await showResults(page);
      await expect.poll(() => cards(page).count()).toBeLessThan(before);
      await expect(cards(page).first()).toContainText('Akku-Schlagbohrschrauber');
    });

    await test.step('of several values each is one to tick, and to find by', async () => {
      await visit(page, '/shop/werkzeug/s%C3%A4gen/metalls%C3%A4gen');
      await openGroup(page, 'Geeignet für');
      const named = await values(page, 'Geeignet für');
      expect(named).toEqual(expect.arrayContaining(['Aluminium', 'Blech', 'Profile', 'Rohr', 'Stahl', 'Vollmaterial']));
      await group(page, 'Geeignet für')
        .getByRole('checkbox', { name: /^Aluminium/ })
        .check();
      await expect(page).toHaveURL(/f\.Geeignet\+f%C3%BCr=Aluminium$/);
      await showResults(page);
      await expect(cards(page)).toHaveCount(1);
    });
  });
});
