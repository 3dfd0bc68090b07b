import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headline } from './list-page.ts';
import { importCatalogue, kontor, type ShopServer, startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\n';
const category = '/shop/motor/kopf%20%2F%20block';

let shop: ShopServer;
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-gone-'));
  const file = join(folder, 'katalog.csv');
  const rows = ['D-1;Dichtung', 'D-2;Deckel'].map((article) => `${article};Motor > Kopf / Block;9,90;20\n`);
  await writeFile(file, columns + rows.join(''));
  importCatalogue({ dataDir: folder }, file);
  shop = await startShop({ dataDir: folder });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an article of a category with a slash in its name is found, and says so when it is not on sale any more', async ({
  page,
  request,
  noPageErrors,
}) => {
  noPageErrors.allow(/410 \(Gone\)/);
  const statusOf = async (path: string) => (await request.get(shop.url + path)).status();
  await visit(page, `${shop.url}/shop/motor`);
  await page.getByRole('link', { name: 'Kopf / Block' }).first().click();
  await expect(headline(page, 'Kopf / Block')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(category);
  expect([await statusOf(category), await statusOf('/shop/motor/kopf%20/%20block')]).toEqual([200, 404]);
  expect(await (await request.get(`${shop.url}/sitemap-products-1.xml`)).text()).toContain(`${category}/P/d-1`);

  const file = join(folder, 'weg.csv');
  await writeFile(file, 'Artikelnummer;Aktiv\nD-1;nein\n');
  kontor({ dataDir: folder }, 'import', file);
  await expect.poll(() => statusOf(`${category}/P/d-1`)).toBe(410);
  await visit(page, `${shop.url}${category}/P/d-1`);
  await expect(headline(page, 'Dichtung')).toBeVisible();
  await expect(page.getByText('Diesen Artikel führen wir nicht mehr.')).toBeVisible();

  const season = join(folder, 'saison.csv');
  await writeFile(season, 'Artikelnummer;Aktiv;Aktiv ab\nD-1;ja;1.5.2099\n');
  kontor({ dataDir: folder }, 'import', season);
  await expect(async () => {
    expect((await page.reload())?.status()).toBe(410);
    await expect(page.getByText('Diesen Artikel gibt es ab 1. Mai 2099 wieder.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('heading', { level: 3, name: 'Deckel' }).click();
  await expect(headline(page, 'Deckel')).toBeVisible();
  expect(await (await request.get(`${shop.url}/sitemap-products-1.xml`)).text()).not.toContain('d-1');
});
