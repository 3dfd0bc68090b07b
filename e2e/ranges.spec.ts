import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cards, openPanel, showResults } from './list-page.ts';
import { desktop, inEach, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

const chip = (page: Page, text: string) => page.getByRole('link', { name: `Filter ${text} entfernen` });
/** A field of a range. The name of its group contains the unit. */
const field = (page: Page, group: string, end: 'von' | 'bis') =>
  page.getByRole('group', { name: `${group} in ` }).getByRole('textbox', { name: end });
const thumb = (page: Page, name: string) => page.getByRole('slider', { name });

/** The prices on the cards, in EUR. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price-amount').allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
}

inEach({ desktop, phone }, () => {
  test('price and numbers narrow a list [SPEC §1.5]', async ({ page }) => {
    await visit(page, '/shop/werkzeug?size=100');
    await openPanel(page, 'Filter');

    await test.step('the price stands first', async () => {
      await expect(page.locator('.filter-group > summary').nth(0)).toHaveText('Preis');
    });

    await test.step('two fields take prices as German visitors write them, and turn round what is upside down', async () => {
      await field(page, 'Preis', 'von').fill('49,90 €');
      await field(page, 'Preis', 'bis').fill('10');
      await field(page, 'Preis', 'bis').press('Enter');
      await expect(page).toHaveURL(/\/werkzeug\?size=100&min=10&max=49\.9$/);
      await expect(field(page, 'Preis', 'von')).toHaveValue('10');
      await expect(field(page, 'Preis', 'bis')).toHaveValue('49,90');
      await showResults(page);
      await expect(chip(page, 'Preis: 10 bis 49,90 €')).toBeVisible();
      // The chip may appear shortly before the new list.
      await expect.poll(async () => (await prices(page)).filter((price) => price < 10 || price > 49.9)).toEqual([]);
      expect(await prices(page)).not.toEqual([]);
      await openPanel(page, 'Filter');
    });

    await test.step('what is no number is told, and changes nothing', async () => {
      await field(page, 'Preis', 'bis').fill('viel');
      await field(page, 'Preis', 'bis').press('Enter');
      await expect(page.getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 49,90.')).toBeVisible();
      await expect(field(page, 'Preis', 'bis')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, { inDark: false });
      await expect(page).toHaveURL(/min=10&max=49\.9$/);
      await field(page, 'Preis', 'bis').fill('49,90');
    });

    await test.step('the slider is moved by keys, and opens the range at its ends', async () => {
      await thumb(page, 'Preis bis').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/min=10&max=40$/);
      await expect(field(page, 'Preis', 'bis')).toHaveValue('40');
      await expect(thumb(page, 'Preis bis')).toHaveAttribute('aria-valuetext', '40\u00a0€');
      await page.keyboard.press('End');
      await expect(page).toHaveURL(/werkzeug\?size=100&min=10$/);
      await expect(field(page, 'Preis', 'bis')).toHaveValue('');
      await expect(thumb(page, 'Preis bis')).toBeFocused();
    });

    await test.step('a number of an attribute has a range too; its values are still there to tick', async () => {
      await page.locator('.filter-group > summary', { hasText: /^Länge$/ }).click();
      await field(page, 'Länge', 'von').fill('1.000');
      await field(page, 'Länge', 'bis').fill('1.500 mm');
      await field(page, 'Länge', 'bis').press('Enter');
      await expect(page).toHaveURL(/min=10&min\.L%C3%A4nge=1000&max\.L%C3%A4nge=1500$/);
      await page.getByText('65 einzelne Werte').click();
      await page.getByRole('checkbox', { name: /^40 cm/ }).check();
      await expect(page).toHaveURL(/f\.L%C3%A4nge=40\+cm$/);
      await showResults(page);
      await expect(chip(page, 'Länge: 1000 bis 1500 mm')).toBeVisible();
      await expect(chip(page, 'Länge: 40 cm')).toBeVisible();
      await chip(page, 'Länge: 40 cm').click();
      await expect(page).toHaveURL(/max\.L%C3%A4nge=1500$/);
    });

    await test.step('the way back leads through all of it, and a chip takes a range away', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/f\.L%C3%A4nge=40\+cm$/);
      await expect(chip(page, 'Länge: 40 cm')).toBeVisible();
      await page.goForward();
      await expect(chip(page, 'Länge: 40 cm')).toHaveCount(0);
      await chip(page, 'Länge: 1000 bis 1500 mm').click();
      await expect(page).toHaveURL(/werkzeug\?size=100&min=10$/);
      await page.getByRole('link', { name: 'Alle Filter entfernen' }).click();
      await expect(page).toHaveURL(/werkzeug\?size=100$/);
    });
  });

  // Each family of tools has a deliverable member, so there is no such choice for them.
  test('what can be delivered at once is one of three, and brings as many as it promises [SPEC §1.5]', async ({
    page,
    viewport,
  }) => {
    await visit(page, '/shop/werkstatt?size=20');
    await openPanel(page, 'Filter');
    await expect(page.locator('.filter-group > summary').nth(1)).toHaveText('Verfügbarkeit');
    const now = page.getByRole('radio', { name: /^Sofort lieferbar/ });
    const promised = await page.locator('label', { has: now }).locator('.filter-count').textContent();
    await now.check();
    await expect(page).toHaveURL(/werkstatt\?size=20&stock=now$/);
    await showResults(page);
    await expect(page.getByRole('status').filter({ hasText: `${promised} Artikel` })).toBeVisible();
    await expect(chip(page, 'Verfügbarkeit: Sofort lieferbar')).toBeVisible();
    await expectAccessible(page, { inDark: (viewport?.width ?? 0) >= 600 });
    await page.goBack();
    await expect(chip(page, 'Verfügbarkeit: Sofort lieferbar')).toHaveCount(0);
  });
});

test('a range that finds nothing names the ways out', async ({ page }) => {
  await visit(page, '/shop/werkzeug?min=5000&stock=now&f.Marke=Grimmhold');
  await expect(page.getByRole('heading', { name: 'Dazu haben wir nichts gefunden' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zu jedem Preis' }).click();
  await expect(page).toHaveURL(/werkzeug\?stock=now&f\.Marke=Grimmhold$/);
  await expect(cards(page).first()).toBeVisible();
});
