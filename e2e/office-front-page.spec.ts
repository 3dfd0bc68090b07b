import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { cards, everything } from './list-page.ts';
import { beginAsOwner, officeUrl, room } from './office.ts';
import { inEach, onPostgres, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

inEach({ phone, 'desktop, PostgreSQL': onPostgres }, () => {
  test('the start page greets, leads on, and is whole for everybody', async ({ page }) => {
    await visit(page, '/shop');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werkzeug, das bleibt.');
    await expect(main.getByRole('link', { name: /^Werkzeug \d+ Artikel$/ })).toHaveAttribute('href', '/shop/werkzeug');
    await expect(main.getByText(/niedrigster Preis der 30 Tage davor/).first()).toBeVisible();
    await expectAccessible(page, { inDark: true });
    await expectReadableInLargeText(page);
    await main.getByRole('link', { name: /^Alle \d+ Artikel$/ }).click();
    await expect(page).toHaveURL(everything);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das ganze Sortiment');
    await expect(cards(page)).toHaveCount(50);
  });
});

test('an operator moves and edits blocks by keyboard, looks at them first, and the shop shows them', async ({
  page,
  engine,
}) => {
  await beginAsOwner(page, engine, 'Stefan Start');
  await page.goto(officeUrl(engine, '/startseite'));
  await expect(room(page, 'Startseite')).toBeVisible();
  await expectAccessible(page);
  const last = page.getByRole('region', { name: 'Block 6: Text' });
  await last.getByLabel('Überschrift').fill('Nur eine Probe');
  await page.getByRole('button', { name: 'Block 6 nach oben' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Block 5: Text' }).getByLabel('Überschrift')).toHaveValue(
    'Nur eine Probe',
  );

  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau der Startseite' });
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Nur eine Probe' })).toBeVisible();
  expect(await (await page.request.get('/shop')).text()).not.toContain('Nur eine Probe');
  await preview.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Startseite speichern' }).click();
  const change = page.getByRole('complementary', { name: 'Verlauf' }).getByRole('listitem').first();
  await expect(change).toContainText('Startseite geändert');
  await expect(async () => {
    expect(await (await page.request.get('/shop')).text()).toContain('Nur eine Probe');
  }).toPass({ timeout: 10_000 });
});
