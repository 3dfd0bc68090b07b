import { expectAccessible } from './accessible.ts';
import { cards, headline, searchBox } from './list-page.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

test('the columns of the grid and the places of the panels follow the width of the screen', async ({ page }) => {
  await visit(page, '/shop/werkzeug/schraubwerkzeug?size=20');
  const columns = () =>
    page
      .getByRole('main')
      .locator('.product-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  const opener = page.getByRole('button', { name: 'Kategorien' });
  const panel = page.getByRole('navigation', { name: 'Kategorien', exact: true });

  await test.step('1 column on xs, 2 on sm and md, 3 on lg, 4 on xl; panels behind buttons on xs and sm [SPEC §2.5.5, §2.6.8, §9.15]', async () => {
    const widths = [
      [360, 1, true],
      [599, 1, true],
      [600, 2, true],
      [959, 2, true],
      [960, 2, false],
      [1279, 2, false],
      [1280, 3, false],
      [1919, 3, false],
      [1920, 4, false],
    ] as const;
    for (const [width, expected, isSmall] of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await columns(), await opener.isVisible()]).toEqual([width, expected, isSmall]);
      await expect(panel).toBeVisible({ visible: !isSmall });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('on small screens the panel opens and closes [SPEC §2.5.3]', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opener.click();
    await expect(panel).toBeVisible();
    await expectAccessible(page, { inDark: true });
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the panel shows the path from the root and the children; of a leaf the siblings, itself selected [SPEC §2.5.4, §2.5.7, §2.5.8]', async () => {
    await expect(panel.getByRole('link')).toContainText(['Shop', 'Werkzeug', 'Schraubwerkzeug']);
    await expect(panel.locator('[aria-current=page]')).toHaveText('Schraubwerkzeug');
    const children = await panel.getByRole('list').last().getByRole('link').allTextContents();
    await panel.getByRole('link', { name: children[0] ?? '', exact: true }).click();
    await expect(headline(page, children[0] ?? '')).toBeVisible();
    await expect(panel.getByRole('list').last().getByRole('link')).toHaveText(children);
    await expect(panel.locator('[aria-current=page]')).toHaveText(children[0] ?? '');
    await panel.getByRole('link', { name: 'Werkzeug', exact: true }).click();
    await expect(headline(page, 'Werkzeug')).toBeVisible();
  });

  await test.step('beside a product they show on large screens only; searching there leads back to the list [SPEC §2.5.5, §2.5.6]', async () => {
    await cards(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/werkzeug\/P\//);
    // They are behind their buttons there, so that the picture has the room.
    await expect(searchBox(page)).toBeVisible();
    await opener.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 959, height: 800 });
    for (const part of [opener, panel, searchBox(page)]) await expect(part).toBeHidden();
    await page.setViewportSize({ width: 960, height: 800 });
    await searchBox(page).pressSequentially('hammer');
    await expect(page).toHaveURL(/\/shop\/werkzeug\?q=hammer$/);
    await expect(headline(page, '„hammer“ in Werkzeug')).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('a list of one page has no buttons to others [SPEC §2.6.5]', async () => {
    await searchBox(page).fill('hobel');
    await expect(page).toHaveURL(/\?q=hobel$/);
    await expect(page.getByText(/^1–\d+ von \d+$/)).toBeVisible();
    await expect(page.getByLabel(/^(Zurück zur ersten|Nächste) Seite$/)).toHaveCount(0);
  });
});
