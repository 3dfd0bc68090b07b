import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { cards, count, openPanel, showResults } from './list-page.ts';
import { desktop, inEach, phone } from './places.ts';
import { importCatalogue, kontor, type ShopServer, startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

const columns =
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Aktionspreis;Aktion ab;Aktion bis;Familie;Eigenschaft: Größe\n';
const rows = [
  'Z-1;Zange;Werkzeug;20,00;20;15,00;;;;',
  'Z-2;Zollstock;Werkzeug;10,00;20;;;;;',
  'Z-3;Säge;Werkzeug;30,00;20;25,00;2020-01-01;2020-02-01;;',
  'H-1;Hammer klein;Werkzeug;12,00;20;;;;Hammer;klein',
  'H-2;Hammer groß;Werkzeug;16,00;20;14,00;;;Hammer;groß',
  'N-1;Nagel;Eisenwaren;2,00;20;;;;;',
];

let shop: ShopServer;
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-offers-'));
  const file = join(folder, 'katalog.csv');
  await writeFile(file, `${columns}${rows.join('\n')}\n`);
  importCatalogue({ dataDir: folder }, file);
  shop = await startShop({ dataDir: folder });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

inEach({ desktop, phone }, () => {
  test('a list is limited to what is reduced now [SPEC §1.5]', async ({ page, viewport }) => {
    const box = page.getByRole('checkbox', { name: /^Nur Angebote/ });
    await visit(page, `${shop.url}/shop/werkzeug`);
    await openPanel(page, 'Filter');

    await test.step('the box says how many: a family counts once, a sale that is over does not', async () => {
      await expect(page.locator('label', { has: box }).locator('.filter-count')).toHaveText('2');
      await box.check();
      await expect(page).toHaveURL(/werkzeug\?sale=now$/);
      await showResults(page);
      await expect(count(page, 2)).toBeVisible();
      await expect(cards(page).filter({ hasText: 'Hammer' })).toContainText('14,00');
      await expect(cards(page).filter({ hasText: 'Zange' })).toContainText('15,00');
      await expectAccessible(page, { inDark: (viewport?.width ?? 0) >= 600 });
    });

    await test.step('a chip takes it away, and the way back brings it again', async () => {
      await page.getByRole('link', { name: 'Filter Preis: Nur Angebote entfernen' }).click();
      await expect(count(page, 4)).toBeVisible();
      await page.goBack();
      await expect(count(page, 2)).toBeVisible();
      await openPanel(page, 'Filter');
      await expect(box).toBeChecked();
    });
  });
});

test('where nothing is reduced there is no box, and an old link names the way out', async ({ page }) => {
  await visit(page, `${shop.url}/shop/eisenwaren`);
  await expect(page.getByRole('checkbox', { name: /^Nur Angebote/ })).toHaveCount(0);
  await visit(page, `${shop.url}/shop/eisenwaren?sale=now`);
  await expect(page.getByRole('heading', { name: 'Dazu haben wir nichts gefunden' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Auch was zurzeit nicht reduziert ist' }).click();
  await expect(count(page, 1)).toBeVisible();
});

test('a sale that the operator ends leaves the list', async ({ page }) => {
  const file = join(folder, 'aktion.csv');
  await writeFile(file, 'Artikelnummer;Preis;Aktionspreis\nN-1;2,00;1,00\n');
  kontor({ dataDir: folder }, 'import', file);
  const found = async () => {
    await visit(page, `${shop.url}/shop/eisenwaren?sale=now`);
    return cards(page).count();
  };
  await expect.poll(found).toBe(1);
  await writeFile(file, 'Artikelnummer;Preis;Aktionspreis\nN-1;2,00;\n');
  kontor({ dataDir: folder }, 'import', file);
  await expect.poll(found).toBe(0);
});
