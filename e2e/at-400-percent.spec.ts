import { fillOrderForm } from './order-form.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';
import { expectNoMotion, expectReadableWhenZoomed, noteMotion } from './zoomed.ts';

// 400 % zoom in a window of 1280 x 1024 px, for a visitor who also prefers reduced motion.
test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

test('the whole purchase at 400 % zoom: nothing beside the window, nothing covered, nothing moves [LAW A6]', async ({
  page,
}) => {
  await noteMotion(page);

  await test.step('menu, list, panels and a product', async () => {
    await visit(page, '/shop?size=20');
    await expectReadableWhenZoomed(page);
    for (const name of ['Menü', 'Kategorien', 'Filter']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectReadableWhenZoomed(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('zange');
    await expect(page).toHaveURL(/[?&]q=zange/);
    await page.keyboard.press('Tab');
    await expectReadableWhenZoomed(page);
    await expectNoMotion(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().waitFor();
    await expectReadableWhenZoomed(page);
  });

  await test.step('pictures and shipping costs in dialogs that are read to their end', async () => {
    await page
      .getByRole('link', { name: /Bild .*vergrößern$/ })
      .first()
      .click();
    await expectReadableWhenZoomed(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Versandkosten', exact: true }).first().click();
    await expectReadableWhenZoomed(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('cart and order form, with what is wrong in them', async () => {
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
    await page.getByPlaceholder('Menge').fill('x');
    await expect(page.getByText('Ungültig!')).toBeVisible();
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeHidden();
    await expectReadableWhenZoomed(page);
    await page.getByPlaceholder('Menge').fill('2');
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expect(page.getByText('Pflichtfeld').first()).toBeVisible();
    await expectReadableWhenZoomed(page);
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).uncheck();
    await fillOrderForm(page);
  });

  await test.step('summary, alert and confirmation', async () => {
    const order = page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
    await order.waitFor();
    await expectReadableWhenZoomed(page);
    await order.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectReadableWhenZoomed(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('checkbox').first().check();
    await order.click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
    await expectReadableWhenZoomed(page);
    await expectNoMotion(page);
  });
});
