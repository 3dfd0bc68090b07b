import { hearAnnouncements } from './announcements.ts';
import { expectNoTrap, tabTo } from './keyboard.ts';
import { customer } from './order-form.ts';
import { expect, type Locator, test } from './shop-test.ts';
import { sum } from './shown-sums.ts';
import { visit } from './visit.ts';

test('the whole purchase only by keyboard, with the announcements of a screen reader [LAW A3, A6]', async ({
  page,
}) => {
  const heard = await hearAnnouncements(page);
  const expectHeard = (words: string | RegExp) =>
    expect.poll(() => heard.filter((text) => text.match(words)), { message: heard.join('\n') }).not.toEqual([]);
  const press = (key: string) => page.keyboard.press(key);
  const main = page.getByRole('main');

  await test.step('to the search in the header, which says what it found', async () => {
    await visit(page, '/shop?size=20');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await tabTo(page, page.getByRole('searchbox').or(page.getByRole('combobox')).first());
    await page.keyboard.type('hammer');
    await expect(page).toHaveURL(/[?&]q=hammer/);
    await expectHeard(/^\d+ Artikel$/);
  });

  await test.step('where there is room the suggestions, asked for again, have categories beside products', async () => {
    await press('ArrowDown');
    const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
    const category = await options.filter({ hasText: 'Kategorie' }).first().boundingBox();
    const product = await options.filter({ hasText: '€' }).first().boundingBox();
    expect(category?.y).toBe(product?.y);
    expect((category?.x ?? 0) + (category?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(product?.x ?? 0);
  });

  await test.step('a filter and a product, whose title is heard', async () => {
    const filter = page.getByRole('region', { name: 'Filter' }).getByRole('checkbox').first();
    await tabTo(page, filter);
    await press('Space');
    await expect(page).toHaveURL(/[?&]f\./);
    await expect(filter).toBeFocused();
    const product = main.getByRole('article').first().getByRole('link').first();
    await tabTo(page, product);
    for (const [column, card] of (await main.getByRole('article').all()).slice(0, 3).entries())
      expect(await frameIsWhole(card), `the frame in column ${column + 1}`).toBe(true);
    await product.focus();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectHeard(await page.title());
  });

  await test.step('its pictures in large, by the arrow keys, and back to where one was', async () => {
    const picture = main.getByRole('link', { name: /Bild .*vergrößern$/ }).first();
    await tabTo(page, picture);
    await press('Enter');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await press('ArrowRight');
    await press('ArrowLeft');
    await press('Escape');
    await expect(picture).toBeFocused();
  });

  await test.step('two of them into the cart', async () => {
    await tabTo(page, main.getByRole('textbox', { name: /^Menge/ }).first());
    await page.keyboard.type('2');
    await tabTo(page, main.getByRole('button', { name: 'In den Warenkorb' }).first());
    await press('Enter');
    await expectHeard(/ wurde dem Warenkorb hinzugefügt\.$/);
    await tabTo(page, main.getByRole('link', { name: 'Zum Warenkorb' }).first());
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeFocused();
  });

  await test.step('another amount, whose new sum is heard', async () => {
    const sumHeard = () => heard.findLast((text) => text.startsWith('Summe: '));
    const before = sumHeard();
    await tabTo(page, page.getByPlaceholder('Menge'));
    await press('Control+a');
    await page.keyboard.type('x');
    await expectHeard('Ungültig!');
    await press('Control+a');
    await page.keyboard.type('3');
    await expect.poll(sumHeard, { message: heard.join('\n') }).not.toBe(before);
    await expect(sum(page, /^Summe(?! netto)/)).toHaveText(sumHeard()?.replace('Summe: ', '') ?? '');
    await tabTo(page, page.getByRole('button', { name: 'Weiter zur Bestellung' }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeFocused();
  });

  await test.step('the form leads to the first wrong field, and is filled without a mouse', async () => {
    const next = page.getByRole('button', { name: 'Weiter zur Zusammenfassung' });
    await tabTo(page, next);
    await press('Enter');
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expectHeard(/Bitte prüfen Sie die .*markierten Felder/);
    await page.keyboard.type(customer.email);
    for (const [label, text] of [
      ['Vorname', customer.firstName],
      ['Nachname', customer.name],
      ['Straße und Hausnummer', customer.street],
      ['Postleitzahl', customer.zipCode],
      ['Ort', customer.city],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(
      page,
      page
        .getByRole('group', { name: /^Zahlungsart/ })
        .getByRole('radio')
        .first(),
    );
    await press('Space');
    const prepayment = page.getByRole('radio', { name: 'Vorkasse' });
    for (let steps = 0; steps < 5 && !(await prepayment.isChecked()); steps++) await press('ArrowDown');
    await expect(prepayment).toBeChecked();
    await tabTo(
      page,
      page
        .getByRole('group', { name: /^Versandart/ })
        .getByRole('radio')
        .first(),
    );
    await press('Space');
    await tabTo(page, next);
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeFocused();
  });

  await test.step('the alert takes the focus and leads it to the missing option, then the order is placed', async () => {
    const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
    await tabTo(page, order);
    await press('Enter');
    await expectHeard(/Achtung.*wurde nicht ausgewählt/);
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Schließen' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await press('Space');
    await tabTo(page, order);
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeFocused();
    await expectHeard(/Danke für Ihre Bestellung/);
    await tabTo(page, page.getByRole('link', { name: 'Bestellung als PDF' }));
    await expectNoTrap(page);
  });
});

/** Whether the outline of a focused card is fully visible in the grid, which clips its outer borders. */
async function frameIsWhole(card: Locator): Promise<boolean> {
  const link = card.getByRole('heading').getByRole('link');
  await link.focus();
  return link.evaluate((element) => {
    const { left, right, outlineStyle } = getComputedStyle(element, '::after');
    const [cell, grid] = [element.closest('article'), element.closest('ul')];
    if (cell === null || grid === null || outlineStyle !== 'solid') return false;
    const [inner, outer] = [cell.getBoundingClientRect(), grid.getBoundingClientRect()];
    const cut = Number(/^inset\(0px ([\d.]+)px\)$/.exec(getComputedStyle(grid).clipPath)?.[1]);
    const [from, to] = [inner.left + Number.parseFloat(left), inner.right - Number.parseFloat(right)];
    return from >= outer.left + cut && to <= outer.right - cut;
  });
}
