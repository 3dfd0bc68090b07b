import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { cards, headline } from './list-page.ts';
import { desktop, inEach, phone } from './places.ts';
import { importCatalogue, kontor, type ShopServer, startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { visit } from './visit.ts';

/** Suppliers' data about food and toys, under our headings. */
const table = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => `${cells.join(';')}\n`)
    .join('');
};
const bread = {
  ...{ Artikelnummer: 'B-1', Name: 'Nussbrot', Kategorie: 'Bäckerei', Preis: '4,90', Steuersatz: '10' },
  ...{ Inhalt: '500 g', Zutaten: 'Mehl, <strong>Walnüsse</strong>', Allergene: 'A, H' },
  ...{ 'Nährwerte je': '100 g', 'Brennwert kJ': '1050', 'Brennwert kcal': '250', Fett: '6,5', Salz: '1,2' },
};
const robot = {
  ...{ Artikelnummer: 'R-1', Name: 'Roboter', Kategorie: 'Spielzeug', Preis: '19,90', Steuersatz: '20' },
  ...{ Hersteller: 'Yamada', Herstelleradresse: '1-1 Tokio', 'Hersteller-E-Mail': 'post@yamada.example' },
  ...{ 'EU-Verantwortlicher': 'Import Huber', 'EU-Verantwortlicher Adresse': 'Weg 1, 1010 Wien' },
  ...{ 'EU-Verantwortlicher E-Mail': 'eu@huber.example', Warnhinweise: 'Achtung! Nicht für Kinder unter 3 Jahren.' },
};
const secret = { ...robot, Artikelnummer: 'G-1', Name: 'Muster', Kategorie: 'Lager > Muster' };

let shop: ShopServer;
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-content-'));
  const products = join(folder, 'katalog.csv');
  await writeFile(products, table([bread, robot, secret]));
  importCatalogue({ dataDir: folder }, products);
  await copyFile(join(import.meta.dirname, '../demo/pictures/aks-7010-12v30nm2x20ah.webp'), join(folder, 'brot.webp'));
  const categories = join(folder, 'kategorien.csv');
  const said = [
    { Kategorie: 'Bäckerei', Text: '<p>Täglich frisch aus dem Holzofen.</p>', Bild: 'brot.webp' },
    { Kategorie: 'Lager', Versteckt: 'ja' },
  ];
  await writeFile(categories, table(said));
  kontor({ dataDir: folder }, 'import', categories, '--pictures', folder);
  shop = await startShop({ dataDir: folder });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

inEach({ desktop, phone }, () => {
  test('a category has a text and a picture above its list, while nothing is searched', async ({ page, viewport }) => {
    await visit(page, `${shop.url}/shop/b%C3%A4ckerei`);
    await expect(page.getByText('Täglich frisch aus dem Holzofen.')).toBeVisible();
    const picture = page.getByRole('main').locator('.picture[sizes="9rem"]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, { inDark: (viewport?.width ?? 0) >= 600 });
    await visit(page, `${shop.url}/shop/b%C3%A4ckerei?q=brot`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('Täglich frisch aus dem Holzofen.')).toHaveCount(0);
  });

  test('food says its ingredients, allergens and nutrition [LAW S6]', async ({ page, viewport }) => {
    await visit(page, `${shop.url}/shop/b%C3%A4ckerei/P/b-1`);
    await expect(headline(page, 'Nussbrot')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Walnüsse').first()).toBeVisible();
    await expect(main).toContainText('glutenhaltiges Getreide, Schalenfrüchte');
    await expect(main).toContainText('Nährwerte je 100 g');
    await expect(main).toContainText(/1\.?050\s*kJ/);
    await expect(main).toContainText('250');
    await expect(main).toContainText('6,5');
    await expect(main).toContainText('9,80');
    await expectAccessible(page, { inDark: (viewport?.width ?? 0) >= 600 });
  });

  test('a product says its maker, who answers for it in the EU, and its warnings [LAW S1]', async ({
    page,
    viewport,
  }) => {
    await visit(page, `${shop.url}/shop/spielzeug/P/r-1`);
    const main = page.getByRole('main');
    for (const words of ['Yamada', '1-1 Tokio', 'post@yamada.example', 'Verantwortlich in der EU', 'Import Huber'])
      await expect(main).toContainText(words);
    await expect(main).toContainText('eu@huber.example');
    await expect(main.getByText('Achtung! Nicht für Kinder unter 3 Jahren.')).toBeVisible();
    await expectAccessible(page, { inDark: (viewport?.width ?? 0) >= 600 });
  });
});

test('a hidden category is in no list and answers 404; its products are found all the same', async ({
  page,
  request,
}) => {
  await visit(page, `${shop.url}/shop`);
  await expect(page.getByRole('link', { name: 'Spielzeug' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lager' })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Muster' })).toHaveCount(1);
  for (const path of ['/shop/lager', '/shop/lager/muster'])
    expect((await request.get(shop.url + path)).status(), path).toBe(404);
  expect(await (await request.get(`${shop.url}/sitemap.xml`)).text()).not.toContain('lager');
  await visit(page, `${shop.url}/shop?q=muster`);
  await expect(cards(page)).toHaveCount(1);
});
