import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { fillCart, keptCart } from './filled-cart.ts';
import { shopClient } from './shop-client.ts';
import { kontor, startShop } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

/** Names, goods, promises and charges that only the demo has. */
const ofDemo = /eisenhof|eisenau|demonstration|versandkostenfrei|hammerl|\+43|AT61|ATU0|Paketpost|Spedition|Werkzeug/i;

test('a shop that is started without demo begins empty and says so, and is filled step by step', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/404 \(Not Found\)/);
  const folder = await mkdtemp(join(tmpdir(), 'kontor-opening-'));
  const place = { dataDir: join(folder, 'data'), variables: { DEMO: 'off' } };
  const shop = await startShop(place);
  const put = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };

  await test.step('its list is empty, under a neutral title', async () => {
    await visit(page, `${shop.url}/`);
    await expect(page).toHaveTitle(/Onlineshop/);
    await expect(page.getByRole('main')).toContainText('0 Artikel');
    expect(await page.content()).not.toMatch(ofDemo);
    await expectAccessible(page);
  });

  await test.step('each text that every page leads to says that nobody has written it yet', async () => {
    for (const path of ['/impressum', '/contact', '/shipping', '/agb', '/datenschutz', '/barrierefreiheit']) {
      const answer = await page.request.get(shop.url + path);
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(html).toContain('Der Betreiber dieses Shops hat diese Seite noch nicht ausgefüllt.');
      expect(html).not.toMatch(ofDemo);
    }
    await page.goto(`${shop.url}/T/widerrufsbelehrung`);
    await expect(page.getByRole('heading', { level: 1, name: 'Widerrufsbelehrung' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('no call names the demo either', async () => {
    const client = await shopClient(shop.url);
    expect((await client.call('countries', {})).body.data).toEqual([{ shortName: 'AT', name: 'Österreich' }]);
    for (const call of ['carrier', 'mainMenu', 'orderOptions', 'templateNames'] as const) {
      expect([call, (await client.call(call, {})).body]).toEqual([call, { data: [] }]);
    }
  });

  await test.step('an imported article and a written imprint are there a moment later', async () => {
    kontor(
      place,
      'import',
      await put('wein.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nW-1;Zweigelt;Wein;9,90;20\n'),
    );
    kontor(place, 'configure', await put('einstellungen.json', JSON.stringify({ title: 'Traube' })));
    await expect.poll(async () => (await page.request.get(`${shop.url}/shop`)).text()).toMatch(/Traube[\s\S]*Zweigelt/);
  });

  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a live shop that is still the demo says in cart and order form that it takes no orders, and keeps both', async ({
  page,
}) => {
  const shop = await startVariedShop({ variables: { PUBLIC_URL: 'https://schrauben.example' } });
  const sentence = /Dieser Shop nimmt noch keine Bestellungen an/;
  await fillCart(page, { url: shop.url });
  await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  expect((await keptCart(page)).items).toHaveLength(1);
  await page.close(); // it may still be loading something
  await shop.stop();
});
