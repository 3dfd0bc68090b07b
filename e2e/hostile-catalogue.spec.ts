import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cards, count, headline, openPanel, searchBox } from './list-page.ts';
import { phone } from './places.ts';
import { importCatalogue, type ShopServer, startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

/** Names of the categories below the root, each inside the previous one. */
const levels = Array.from({ length: 29 }, (_, i) => `Ebene ${i + 2} Schraubwerkzeuge`);
const pathOf = (depth: number) => ['/shop', ...levels.slice(0, depth)].join('/').toLowerCase();

/** A product on each level of a tree thirty levels deep, and a thousand products with different values. */
function catalogue(): string {
  const deep = levels.map((_, i) => [`T-${i}`, `Tiefes Ding ${i}`, levels.slice(0, i + 1).join(' > '), '', '', 'Tief']);
  const own = Array.from({ length: 1000 }, (_, i) => [`Z-${i}`, `Zange ${i}`, 'Zangen', `S ${i}`, `${i} g`, 'Alpha']);
  const rows = [...deep, ...own].map(([number, name, category, ...attributes]) =>
    [number, name, category, '9,90', '20', ...attributes].join(';'),
  );
  const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Attribut: Serie;Attribut: Gewicht;Attribut: Marke';
  return [columns, ...rows].join('\n');
}

let shop: ShopServer;
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-hostile-'));
  const file = join(folder, 'katalog.csv');
  await writeFile(file, catalogue());
  importCatalogue({ dataDir: folder }, file);
  shop = await startShop({ dataDir: folder });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.use(phone);

test('in a tree thirty deep, and where each product has its own values, a phone stays usable', async ({ page }) => {
  await test.step('the deepest list begins on the first screen; the way to it folds out, in both places', async () => {
    await visit(page, shop.url + pathOf(29));
    const title = headline(page, 'Ebene 30 Schraubwerkzeuge');
    await expect(title).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const way = page.getByRole('navigation', { name: 'Sie sind hier' });
    await expect(way.getByRole('link')).toHaveText(['Shop', levels[25], levels[26], levels[27]].map(String));
    await way.getByLabel('25 weitere Ebenen').click();
    await expect(way.getByRole('link')).toHaveCount(29);
    await openPanel(page, 'Kategorien');
    const panel = page.getByRole('navigation', { name: 'Kategorien', exact: true });
    await expect(panel.getByRole('link')).toHaveText(
      ['Shop', levels[25], levels[26], levels[27], levels[28]].map(String),
    );
    await panel.getByLabel('25 weitere Ebenen').click();
    await panel.getByRole('link', { name: 'Ebene 11 Schraubwerkzeuge' }).click();
    await expect(headline(page, 'Ebene 11 Schraubwerkzeuge')).toBeVisible();
    await expect(count(page, 20)).toBeVisible();
  });

  await test.step('its products are searched, opened and bought', async () => {
    await visit(page, shop.url + pathOf(29));
    await searchBox(page).fill('ding');
    await searchBox(page).press('Enter');
    await expect(count(page, 1)).toBeVisible();
    await cards(page).getByRole('link', { name: 'Tiefes Ding 28' }).first().click();
    await expect(headline(page, 'Tiefes Ding 28')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.').first()).toBeVisible();
  });

  await test.step('below the deepest category there is nothing, and the page says so', async () => {
    const answer = await page.request.get(`${shop.url}${pathOf(29)}/ebene 31`);
    expect(answer.status()).toBe(404);
    expect(await (await page.request.get(`${shop.url}/sitemap-pages-1.xml`)).text()).toContain(encodeURI(pathOf(29)));
  });

  await test.step('of a thousand own values none is a box: numbers have their range, the search has the rest', async () => {
    await visit(page, `${shop.url}/shop/zangen`);
    await openPanel(page, 'Filter');
    const filter = page.getByRole('region', { name: 'Filter' });
    await expect(filter.locator('.filter-group > summary')).toHaveText(['Gewicht']);
    await expect(filter.getByRole('checkbox')).toHaveCount(0);
    await filter.getByRole('textbox', { name: 'bis' }).fill('9');
    await filter.getByRole('textbox', { name: 'bis' }).press('Enter');
    await expect(page.getByRole('button', { name: '10 Ergebnisse anzeigen' })).toBeVisible();
    await visit(page, `${shop.url}/shop/zangen?q=%22S+77%22`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Zange 77');
  });
});
