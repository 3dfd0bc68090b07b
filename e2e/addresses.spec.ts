import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

/** The metadata in the head of the current page. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
      (link) => new URL(link.getAttribute('href') ?? '').pathname,
    ),
    shared: document.querySelectorAll('head meta[property]').length > 0,
    data: document.querySelectorAll('script[type="application/ld+json"]').length,
  }));
}

test('the head follows one through the shop, and a product keeps the category it was opened from', async ({ page }) => {
  await visit(page, '/shop/werkzeug');
  await expect(page).toHaveTitle('Werkzeug – Eisenhof');
  const list = await headOf(page);
  expect(list).toMatchObject({ canonical: ['/shop/werkzeug'], shared: true, data: 1 });
  expect(list.description).toMatch(/^Werkzeug: \d+ Artikel online bestellen, darunter .{20,}/);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/werkzeug\/P\//);
  await expect(page).not.toHaveTitle('Werkzeug – Eisenhof');
  const product = await headOf(page);
  expect(product.canonical).toHaveLength(1);
  expect(product.canonical[0]).toMatch(/^\/shop\/werkzeug\/[^/]+\/[^/]+\/P\/[^/]+$/);
  expect(product.description).not.toBe(list.description);
  // of the page that the server sent, which would be outdated
  expect([product.shared, product.data]).toEqual([false, 0]);

  await reload(page);
  await expect(page).toHaveURL(/\/shop\/werkzeug\/P\//);
  expect(await headOf(page)).toEqual({ ...product, shared: true, data: 1 });
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect(page).toHaveURL(/\/shop\/werkzeug$/);
});

test('every address of the route table answers with its page and status [SPEC §2.1.1, §2.1.2, §2.1.5, §2.1.8, §2.1.10]', async ({
  request,
}) => {
  const answers: [path: string, status: number, title: string | null][] = [
    ['/C/ueber-uns', 200, 'Werkzeug, das bleibt'],
    ['/shop/werkzeug/C/ueber-uns', 200, 'Werkzeug, das bleibt'],
    ['/C/gibt-es-nicht', 404, 'Diese Seite gibt es nicht'],
    ['/agb', 200, 'Allgemeine Geschäftsbedingungen'],
    ['/T/businessTerms', 200, 'Allgemeine Geschäftsbedingungen'],
    ['/T/gibt-es-nicht', 404, 'Diese Seite gibt es nicht'],
    ['/SHOP/Werkzeug/S%C3%84GEN', 200, 'Sägen'],
    ['/shop/werkzeug/gibt-es-nicht', 404, 'Diese Seite gibt es nicht'],
    ['/shop/werkzeug/P/gibt-es-nicht', 404, 'Diese Seite gibt es nicht'],
    ['/shop/P/cart', 200, 'Warenkorb'],
    ['/U/register', 200, 'Registrierung / Passwort zurücksetzen'],
    ['/shop/P/register', 200, 'Registrierung / Passwort zurücksetzen'],
    [`/shop/${'a'.repeat(10_000)}`, 404, 'Diese Seite gibt es nicht'],
    [`/shop/P/${'a'.repeat(10_000)}`, 404, 'Diese Seite gibt es nicht'],
    ['/shop/%00', 404, 'Diese Seite gibt es nicht'],
    ['/shop/%ZZ', 404, 'Diese Seite gibt es nicht'],
    ['/shop/werkzeug/%E4', 404, 'Diese Seite gibt es nicht'],
  ];
  for (const [path, status, title] of answers) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { accept: '*/*' } });
    const shown = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1]?.replace(' – Eisenhof', '');
    expect([path, answer.status(), shown]).toEqual([path, status, title]);
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('any other address leads to the start page [SPEC §2.1.12]', async ({ request, baseURL }) => {
  for (const path of [
    '/',
    '/irgendwo/hin?x=1',
    '/shopping',
    '/U/anderes',
    '/index.php',
    '/%2F%2Fevil.example',
    '/%E0%A4%A',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/shop']);
  }
  const outside = await request.get(`${baseURL}//evil.example/shop`, { maxRedirects: 0 });
  expect([outside.status(), outside.headers().location]).toEqual([302, '/shop']);
});

test('a product’s page describes it for search engines and shared links', async ({ request }) => {
  const path = '/shop/maschinen/akkuger%C3%A4te/akkuschrauber/P/aks-7010-12v30nm2x20ah';
  const html = await (await request.get(path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json ?? '',
  );
  expect(data).toHaveLength(1);
  const [product, trail] = JSON.parse(data[0] ?? '')['@graph'];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'AKS-7010-12V30NM2X20AH',
    gtin: '2967974290951',
    brand: { name: 'Volthaus' },
    offers: { '@type': 'Offer', price: '129.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(trail.itemListElement).toHaveLength(5);
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const picture = await request.get(new URL(image).pathname + new URL(image).search, { headers: { accept: '*/*' } });
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(html).toContain('<meta property="product:price:amount" content="129.00">');
  expect(new URL(product.url).pathname).toBe(path);
});
