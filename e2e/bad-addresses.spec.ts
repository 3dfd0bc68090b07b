import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';

/** The page at a list's address: its headline, the number of products, and its size. */
interface Shown {
  readonly status: number;
  readonly leadsTo: string | undefined;
  readonly title: string;
  readonly count: string | undefined;
  readonly hasNothing: boolean;
  readonly bytes: number;
}

async function show(request: APIRequestContext, address: string): Promise<Shown> {
  const answer = await request.get(address, { maxRedirects: 0, headers: { accept: 'text/html' } });
  const html = await answer.text();
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return {
    status: answer.status(),
    leadsTo: answer.headers().location,
    title: title
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
    count: /role="status">([\d.]+ Artikel)</.exec(html)?.[1],
    hasNothing: html.includes('Dazu haben wir nichts gefunden'),
    bytes: html.length,
  };
}

const many = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join('&');
/** The most bytes of a page with fifty products. */
const mostBytes = 500_000;

test('addresses of lists that nobody would type are answered as what they may mean', async ({ request }) => {
  const of = (query: string) => show(request, `/shop/werkzeug?${query}`);
  const all = await show(request, '/shop/werkzeug');
  expect([all.status, all.title, all.hasNothing]).toEqual([200, 'Werkzeug', false]);

  await test.step('searches: shown as typed, cut at 200 letters, and found nothing by', async () => {
    const searches = [
      'x'.repeat(10_000),
      Array.from({ length: 50 }, (_, i) => `unwort${i}`).join(' '),
      '!!! ?? …',
      'молоток ハンマー مطرقة',
      "'; DROP TABLE products; --",
      '(a+)+$ [[:alpha:]]{1,9999}',
      '../../etc/passwd',
      '\ud83d%',
    ];
    for (const text of searches) {
      const shown = await of(new URLSearchParams({ q: text }).toString());
      const typed = text.toWellFormed().slice(0, 200).trim();
      expect(shown, text.slice(0, 40)).toMatchObject({
        status: 200,
        title: `„${typed}“ in Werkzeug`,
        hasNothing: true,
      });
      expect(shown.bytes).toBeLessThan(mostBytes);
    }
    expect(await of('q=und+für+mit')).toMatchObject({ status: 200, title: '„und für mit“ in Werkzeug' });
    expect((await of('q=%ff%fe%00')).status).toBe(200);
    expect(await of('q=%00%20')).toEqual(all);
  });

  await test.step('invalid values count as missing: sizes, pages, sort orders, numbers', async () => {
    const wrong = ['size=1000000000', 'size=-1', 'page=0', 'page=-1', 'page=1e9', 'page=99999999999', 'sort=unknown'];
    const more = ['min=viel', 'max=NaN', 'min=-5', 'stock=alles', 'f.=x', 'f.Marke=', '__proto__=1', '%=%'];
    for (const query of [...wrong, ...more]) expect((await of(query)).count, query).toBe(all.count);
  });

  await test.step('a page behind the last one leads to that', async () => {
    const { status, leadsTo } = await of('page=99999&size=200');
    expect([status, leadsTo]).toEqual([302, expect.stringMatching(/^\/shop\/werkzeug\?(?:page=\d&)?size=200$/)]);
  });

  await test.step('ranges upside down are turned round', async () => {
    for (const [wrong, right] of [
      ['min=100&max=10', 'min=10&max=100'],
      ['min.Kopfgewicht=1500&max.Kopfgewicht=1000', 'min.Kopfgewicht=1000&max.Kopfgewicht=1500'],
    ] as const) {
      expect(await of(wrong)).toMatchObject({ status: 200, hasNothing: false, count: (await of(right)).count });
      expect((await of(right)).count).not.toBe(all.count);
    }
    const words = await of('q=preis+von+100+bis+10');
    expect([words.status, words.title]).toEqual([200, '„preis von 100 bis 10“ in Werkzeug']);
  });

  await test.step('a thousand chosen values: two hundred of a group count, and the page is no heavier for links', async () => {
    const unknown = await of(many(1000, (i) => `f.M=${i}`));
    expect([unknown.status, unknown.hasNothing]).toEqual([200, true]);
    expect(unknown.bytes).toBeLessThan(mostBytes);
    const known = await of(`f.Marke=Grimmhold&${many(1000, (i) => `f.Marke=${i}`)}`);
    expect([known.status, known.count]).toEqual([200, (await of('f.Marke=Grimmhold')).count]);
    expect(known.bytes).toBeLessThan(mostBytes);
    const groups = await of(many(1000, (i) => `f.${i}=x`));
    expect([groups.status, groups.hasNothing]).toEqual([200, true]);
    expect(groups.bytes).toBeLessThan(mostBytes);
  });

  await test.step('an address too long for any server is refused in German', async () => {
    const answer = await request.get(`/shop?q=${'%C3%A4'.repeat(10_000)}`);
    expect(answer.status()).toBe(431);
    expect(await answer.text()).toContain('Diese Adresse ist zu lang. Bitte suchen Sie mit weniger Wörtern');
  });

  await test.step('paths thirty deep that do not exist, or never could, are missing pages', async () => {
    for (const path of [
      '/x'.repeat(30),
      '/werkzeug'.repeat(30),
      `/werkzeug${'/..%2f'.repeat(30)}`,
      '/x'.repeat(5000),
    ]) {
      const shown = await show(request, `/shop${path}`);
      expect([shown.status, shown.bytes < mostBytes], path.slice(0, 40)).toEqual([404, true]);
    }
  });

  expect(await show(request, '/shop/werkzeug')).toEqual(all);
});
