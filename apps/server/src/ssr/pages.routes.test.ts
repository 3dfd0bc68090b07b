import type { CallShop, PageRequest, RenderedPage } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { createFrame } from '../http/testing/frame.ts';
import type { Viewer } from '../http/viewer.ts';
import { pageRoutes } from './pages.routes.ts';
import { Pages } from './pages.service.ts';

const noCalls: CallShop = () => Promise.reject(new Error('No page here makes calls.'));
const cookie = 'XSRF-TOKEN=token';

/** The frame with a fake renderer, to test what happens around rendering. */
async function shopThatRenders(
  render: (request: PageRequest) => RenderedPage | Promise<RenderedPage>,
  paypalScript: string | null = null,
) {
  const rendered: string[] = [];
  const { app } = await createFrame();
  const state = { version: 1 };
  const entry = {
    async render(request: PageRequest) {
      rendered.push(request.url);
      return await render(request);
    },
  };
  const assets = { scripts: [], styles: [{ href: '/assets/shop.css', text: 'p{}' }], preloads: [] };
  const sources = { publicUrl: 'https://shop.example', version: () => state.version };
  const templateScripts = async () => ["'sha256-template'"];
  const operatorStyles = async () => ({ href: '/assets/templates/custom.css', text: null });
  const callFor = (viewer: Viewer | null): CallShop =>
    viewer === null ? noCalls : ((() => Promise.resolve(viewer.customerGroup)) as unknown as CallShop);
  const paypal = { paypalScript: async () => paypalScript };
  const calls = { callFor, movedTo: async () => null, report: () => undefined, ...paypal };
  pageRoutes(app, new Pages({ ...sources, ...calls, storefront: { entry, assets }, templateScripts, operatorStyles }));
  return { app, rendered, state };
}

const page = (html: string, status: 200 | 404 | 500 = 200, own = { scripts: [] as string[], styles: [] as string[] }) =>
  ({ kind: 'page', status, html, own }) as const;

test('a page is rendered once per address and version, however many ask at once', async () => {
  const { app, rendered, state } = await shopThatRenders(({ url }) => page(`<p>${url}`));
  const get = (url: string) => app.inject({ url, headers: { cookie } });
  const answers = await Promise.all(['/shop', '/shop', '/shop?utm_source=x', '/shop'].map(get));
  expect(answers.map(({ body }) => body)).toEqual(Array(4).fill('<p>/shop'));
  expect(rendered).toEqual(['/shop']);
  state.version = 2;
  await get('/shop');
  expect(rendered).toEqual(['/shop', '/shop']);
});

test('whatever language, network or country a visitor comes from, the page is the same, and nobody is led elsewhere [LAW X1]', async () => {
  const { app, rendered } = await shopThatRenders(({ url }) => page(`<p>${url}`));
  const from = ['de-AT', 'en-US,en;q=0.9', 'hu'].map((language, at) => ({
    ...{ 'accept-language': language, 'x-forwarded-for': `203.0.113.${at}`, 'cf-ipcountry': ['AT', 'US', 'HU'][at] },
  }));
  const answers = await Promise.all(
    from.map((headers) => app.inject({ url: '/shop', headers: { cookie, ...headers } })),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '<p>/shop']));
  expect(rendered).toEqual(['/shop']);
});

test('a page names the stylesheets of the shop first and the operator’s last', async () => {
  const { app } = await shopThatRenders(({ assets }) => page(JSON.stringify(assets.styles)));
  expect((await app.inject({ url: '/shop', headers: { cookie } })).json()).toEqual([
    { href: '/assets/shop.css', text: 'p{}' },
    { href: '/assets/templates/custom.css', text: null },
  ]);
});

test('a page can be kept by a CDN, is validated by its tag, and allows only its own scripts and styles [security: stored-script]', async () => {
  const { app } = await shopThatRenders(() =>
    page(
      '<style>p{}</style><script>let a;</script><script>evil()</script><style>evil{}</style><script type="module">evil()</script>',
      200,
      { scripts: ['let a;'], styles: ['p{}'] },
    ),
  );
  const first = await app.inject({ url: '/shop', headers: { cookie, 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
  });
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(
    "script-src 'self' 'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo=' 'sha256-template';",
  );
  expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';");
  expect(policy).not.toContain('unsafe');
  const again = await app.inject({
    url: '/shop',
    headers: { cookie, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a first visit gets the anti-forgery cookie, and no cache in between keeps that answer', async () => {
  const { app } = await shopThatRenders(() => page('<p>'));
  const { headers, cookies } = await app.inject('/shop');
  expect(cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test.each(['cdn-loop', 'via'])(
  'a page that a cache asks for (%s) carries no cookie, so that it can be kept for everybody',
  async (header) => {
    const { app } = await shopThatRenders(() => page('<p>'));
    const { headers, cookies } = await app.inject({ url: '/shop', headers: { [header]: '1.1 cdn.example' } });
    expect(cookies).toEqual([]);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
  },
);

test('when too many different pages wait to be rendered, the next visitor is asked to come again', async () => {
  const { app, rendered } = await shopThatRenders(({ url }) => page(url));
  const asked = Array.from({ length: 300 }, (_, place) => app.inject({ url: `/shop?q=${place}`, headers: { cookie } }));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(rendered.length);
  expect(statuses.filter((status) => status === 503)).toHaveLength(300 - rendered.length);
  expect(rendered.length).toBe(200);
  expect((await app.inject({ url: '/shop', headers: { cookie } })).statusCode).toBe(200);
});

test.each([404, 500] as const)('a page of status %i is kept by nobody', async (status) => {
  const { app, rendered } = await shopThatRenders(() => page('<h1>', status));
  for (let turn = 0; turn < 2; turn++) {
    const answer = await app.inject({ url: '/shop/nichts', headers: { cookie } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
  }
  expect(rendered).toHaveLength(2);
});

test('cart, confirmation and searches are kept by nobody [security: pay-later-link]', async () => {
  const { app, rendered } = await shopThatRenders(() => page('<p>'));
  for (const url of ['/shop/P/cart', '/shop/P/cart/confirmation?orderId=1', '/shop?q=x']) {
    for (let turn = 0; turn < 2; turn++) {
      expect((await app.inject({ url, headers: { cookie } })).headers['cache-control']).toBe('private, no-store');
    }
  }
  expect(rendered).toHaveLength(6);
});

test('a redirect is one', async () => {
  const { app } = await shopThatRenders(() => ({ kind: 'redirect', status: 302, location: '/shop' }));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers.location]).toEqual([302, '/shop']);
});

test('a page that has moved is looked for with the whole query of each who asks, and is asked for again each time', async () => {
  const { app, rendered } = await shopThatRenders(() => ({ kind: 'redirect', status: 301, location: '/shop/neu' }));
  for (const query of ['', '?page=2&utm_source=brief', '?q=x']) {
    const { statusCode, headers } = await app.inject({ url: `/shop/alt${query}`, headers: { cookie } });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, `/shop/neu${query}`, 'no-cache']);
  }
  expect(rendered).toEqual(['/shop/alt', '/shop/alt?page=2', '/shop/alt?q=x']);
});

test('a renderer that fails answers 500 without a word of why', async () => {
  const { app } = await shopThatRenders(() => {
    throw new Error('secret');
  });
  const { statusCode, body } = await app.inject('/shop');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});

test('a partner’s page comes from no cache and is put into none, ours or a CDN’s; all others see the same page [security: partner-prices-leaked]', async () => {
  const { app, rendered } = await shopThatRenders(async ({ call, url }) =>
    page(`<p>${url} for ${await call('title', {}).catch(() => 'everybody')}`),
  );
  app.findViewer = async (sid) => {
    if (sid === 'nobody') return null;
    return { customerId: sid, sessionId: sid, customerGroup: sid.startsWith('partner') ? 'Fachbetrieb' : null };
  };
  const get = (sid?: string, more: Record<string, string> = {}) =>
    app.inject({ url: '/shop', headers: { cookie: sid ? `${cookie}; sid=${sid}` : cookie, ...more } });
  const forPartners = '<p>/shop for Fachbetrieb';
  const forEverybody = '<p>/shop for everybody';

  const partner = await get('partner-1');
  expect([partner.body, partner.headers['cache-control'], partner.headers.etag]).toEqual([
    forPartners,
    'private, no-store',
    undefined,
  ]);
  const guest = await get();
  expect(guest.body).toBe(forEverybody);
  const etag = String(guest.headers.etag);
  for (const sid of ['nobody', 'customer']) {
    const answer = await get(sid);
    expect([answer.body, answer.headers.etag]).toEqual([forEverybody, etag]);
  }
  // the guest's page in the browser's cache must not be used for the partner
  const revalidated = await get('partner-1', { 'if-none-match': etag });
  expect([revalidated.statusCode, revalidated.body]).toEqual([200, forPartners]);
  expect(rendered).toHaveLength(3); // a partner's page each time, the public page once

  const atOnce = await Promise.all(['partner-1', undefined, 'partner-2', 'customer'].map((sid) => get(sid)));
  expect(atOnce.map(({ body }) => body)).toEqual([forPartners, forEverybody, forPartners, forEverybody]);
});

describe('PayPal’s script (PAYMENTS B7)', () => {
  const script = 'https://www.paypal.com/sdk/js?client-id=abc&currency=EUR';
  const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);
  const strict = "default-src 'self'; script-src 'self' 'sha256-template'; style-src 'self'; img-src 'self' data:; ";
  const nothingElse = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  test('only the confirmation allows it, with a new nonce for each answer, which nobody caches [LAW D3] [security: provider-script]', async () => {
    const { app, rendered } = await shopThatRenders(({ nonce }) => page(`<p>${nonce}`), script);
    const get = () => app.inject({ url: '/shop/P/cart/confirmation', headers: { cookie } });
    const answers = await Promise.all([get(), get()]);
    for (const answer of answers) {
      const mark = `'nonce-${answer.body.replace('<p>', '')}'`;
      expect(mark).toMatch(/^'nonce-[\w+/=]{24}'$/);
      const paypal = 'https://www.paypal.com';
      const check = `${paypal} https://c.paypal.com`;
      const pictures = `${paypal} https://www.paypalobjects.com https://c.paypal.com https://t.paypal.com https://b.stats.paypal.com`;
      expect(policyOf(answer)).toBe(
        `default-src 'self'; script-src 'self' 'sha256-template' ${mark} ${paypal}; style-src 'self' ${mark} ${paypal}; ` +
          `img-src 'self' data: ${pictures}; connect-src 'self' ${check}; frame-src 'self' ${check}; ${nothingElse}`,
      );
      expect(policyOf(answer)).not.toContain('*');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
    expect(rendered).toHaveLength(2);
  });

  test.each(['/shop', '/shop/P/cart', '/shop/P/cart/order', '/shop/P/cart/summary', '/konto', '/shop/P/17'])(
    'all other pages keep the strict policy: %s [security: provider-script]',
    async (url) => {
      const { app } = await shopThatRenders(({ nonce }) => page(`<p>${nonce}`), script);
      const answer = await app.inject({ url, headers: { cookie } });
      expect([answer.body, policyOf(answer)]).toEqual(['<p>undefined', strict + nothingElse]);
    },
  );

  test('the sandbox’s origin is allowed instead, and nothing where nobody can pay by PayPal', async () => {
    const sandbox = await shopThatRenders(() => page('<p>'), 'http://localhost:3001/sdk/js?client-id=abc');
    const url = '/shop/P/cart/confirmation';
    const policy = policyOf(await sandbox.app.inject({ url, headers: { cookie } }));
    expect(policy).toContain("frame-src 'self' http://localhost:3001;");
    expect(policy).not.toContain('paypal');
    const none = await shopThatRenders(() => page('<p>'), null);
    expect(policyOf(await none.app.inject({ url, headers: { cookie } }))).toBe(strict + nothingElse);
  });

  test('a host that only ends like PayPal’s is the sandbox’s, and brings nobody else', async () => {
    const { app } = await shopThatRenders(() => page('<p>'), 'https://evilpaypal.com/sdk/js');
    const policy = policyOf(await app.inject({ url: '/shop/P/cart/confirmation', headers: { cookie } }));
    expect(policy).toContain("frame-src 'self' https://evilpaypal.com;");
    expect(policy).not.toContain('*');
  });
});
