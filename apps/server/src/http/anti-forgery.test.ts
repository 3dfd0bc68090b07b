import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerCall } from './register-call.ts';
import { createFrame } from './testing/frame.ts';

const url = '/api/shop/config/title';
let app: FastifyInstance;
let asked: number;

async function start(publicUrl = 'http://localhost:3000'): Promise<void> {
  ({ app } = await createFrame({ publicUrl }));
  asked = 0;
  registerCall(app, 'title', () => {
    asked += 1;
    return 'Kontor';
  });
  app.get('/page', async (_request, reply) => reply.header('cache-control', 'public, s-maxage=60').send('page'));
  app.get('/picture', async (_request, reply) => reply.header('cache-control', 'public, immutable').send('picture'));
}
beforeEach(() => start());
afterEach(() => app.close());

const send = (headers: Record<string, string>) => app.inject({ method: 'POST', url, headers });

describe('a call without the right token is refused and does nothing [security: csrf]', () => {
  const wrong: [string, Record<string, string>][] = [
    ['neither cookie nor header', {}],
    ['a header alone', { 'x-xsrf-token': 'a' }],
    ['a cookie alone', { cookie: 'XSRF-TOKEN=a' }],
    ['two that differ', { cookie: 'XSRF-TOKEN=aaaa', 'x-xsrf-token': 'aaab' }],
    ['two of different length', { cookie: 'XSRF-TOKEN=aaaa', 'x-xsrf-token': 'aaa' }],
    ['two that are empty', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ];
  test.each(wrong)('%s', async (_what, headers) => {
    const answer = await send(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      msg: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
      code: 'csrf',
    });
    expect(asked).toBe(0);
  });
});

test('the refusal brings a token that the next try succeeds with', async () => {
  const token = (await send({})).cookies[0]?.value ?? '';
  expect(token).toMatch(/^[\w-]{32}$/);
  const answer = await send({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token });
  expect([answer.statusCode, answer.body, asked]).toEqual([200, 'Kontor', 1]);
  expect(answer.cookies).toEqual([]);
});

test('a page brings a token to those who have none, each another, and is then kept by no cache between [SPEC §7.1.1]', async () => {
  const [first, second] = [await app.inject('/page'), await app.inject('/page')];
  expect(first.cookies).toEqual([
    { name: 'XSRF-TOKEN', value: expect.stringMatching(/^[\w-]{32}$/), path: '/', sameSite: 'Lax' },
  ]);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(second.cookies[0]?.value).not.toBe(first.cookies[0]?.value);
});

test('a browser with a token gets the page that everyone may cache', async () => {
  const answer = await app.inject({ url: '/page', headers: { cookie: 'XSRF-TOKEN=abc' } });
  expect(answer.headers['cache-control']).toBe('public, s-maxage=60');
  expect(answer.cookies).toEqual([]);
});

test('permanently cached files never carry a token', async () => {
  const answer = await app.inject('/picture');
  expect([answer.headers['cache-control'], answer.cookies]).toEqual(['public, immutable', []]);
});

test('behind https the cookie travels by https only [security: cookie-planted]', async () => {
  await app.close();
  await start('https://shop.example');
  const { cookies } = await app.inject('/page');
  expect(cookies).toMatchObject([{ name: '__Host-XSRF-TOKEN', path: '/', secure: true, sameSite: 'Lax' }]);
  const token = cookies[0]?.value ?? '';
  const answers = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'].map((name) =>
    send({ cookie: `${name}=${token}`, 'x-xsrf-token': token }),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 403]);
});

describe('a call that a page has a browser make', () => {
  const tokenAt = (publicUrl: string) => {
    const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
    return { cookie: `${prefix}XSRF-TOKEN=abc`, 'x-xsrf-token': 'abc' };
  };
  const shop = { host: 'shop.example' };

  const own: [string, string, Record<string, string>][] = [
    [
      'of the shop',
      'https://shop.example',
      { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example', ...shop },
    ],
    ['of the shop, in an old browser', 'https://shop.example', { origin: 'https://shop.example', ...shop }],
    [
      'behind a proxy that changes the host',
      'https://shop.example',
      { origin: 'https://shop.example', host: '10.0.0.7:3000' },
    ],
    [
      'under another name of the shop',
      'https://shop.example',
      { origin: 'https://www.shop.example', host: 'www.shop.example' },
    ],
    [
      'on this machine, by number',
      'http://localhost:3000',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    ],
    [
      'of the development server',
      'http://localhost:3000',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173', host: '127.0.0.1:3000' },
    ],
    ['that somebody typed', 'https://shop.example', { 'sec-fetch-site': 'none', ...shop }],
    ['that is a program', 'https://shop.example', shop],
  ];
  test.each(own)('%s is answered [security: cross-site-call]', async (_what, publicUrl, headers) => {
    await app.close();
    await start(publicUrl);
    expect([(await send({ ...tokenAt(publicUrl), ...headers })).statusCode, asked]).toEqual([200, 1]);
  });

  const foreign: [string, string, Record<string, string>][] = [
    [
      'of another site',
      'https://shop.example',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', ...shop },
    ],
    [
      'of another host of the same site',
      'https://shop.example',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example', ...shop },
    ],
    ['of another site, in an old browser', 'https://shop.example', { origin: 'https://evil.example', ...shop }],
    ['of another port', 'http://localhost:3000', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
    ['of the same host without https', 'https://shop.example', { origin: 'http://shop.example', ...shop }],
    ['without an origin of its own', 'https://shop.example', { origin: 'null', ...shop }],
    ['with a word that no browser says', 'https://shop.example', { 'sec-fetch-site': 'SAME-ORIGIN ', ...shop }],
  ];
  test.each(foreign)(
    '%s is refused, even with the right token, and gets no cookie [security: cross-site-call]',
    async (_what, publicUrl, headers) => {
      await app.close();
      await start(publicUrl);
      for (const sent of [{ ...tokenAt(publicUrl), ...headers }, headers]) {
        const answer = await send(sent);
        expect([answer.statusCode, answer.json().code, answer.cookies, asked]).toEqual([403, 'csrf', [], 0]);
      }
    },
  );

  test('a message that is verified in its own way is answered wherever it comes from, and so is every page [security: cross-site-call]', async () => {
    app.post('/message', { config: { isVerifiedOtherwise: true } }, async () => 'heard');
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' };
    expect((await app.inject({ method: 'POST', url: '/message', headers })).body).toBe('heard');
    expect((await app.inject({ url: '/page', headers })).body).toBe('page');
  });
});

describe('a browser with a session', () => {
  const session = 'a'.repeat(43);
  const right = createHash('sha256').update(`csrf${session}`).digest('base64url');
  const cookies = (token: string) => `sid=${session}; XSRF-TOKEN=${token}`;

  test('needs the token that follows from the session, whatever its cookie holds', async () => {
    for (const token of [right, 'planted']) {
      const answer = await send({ cookie: cookies(token), 'x-xsrf-token': right });
      expect([answer.statusCode, answer.body]).toEqual([200, 'Kontor']);
    }
    expect(asked).toBe(2);
  });

  test('is refused with a planted token, though cookie and header are the same, and with that of another session [security: csrf]', async () => {
    const another = createHash('sha256')
      .update(`csrf${'b'.repeat(43)}`)
      .digest('base64url');
    for (const token of ['planted', another, session, '']) {
      const answer = await send({ cookie: cookies(token), 'x-xsrf-token': token });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'csrf']);
      expect(answer.cookies).toEqual([{ name: 'XSRF-TOKEN', value: right, path: '/', sameSite: 'Lax' }]);
    }
    expect(asked).toBe(0);
  });

  test('gets it with a page, if it has none', async () => {
    const answer = await app.inject({ url: '/page', headers: { cookie: `sid=${session}` } });
    expect(answer.cookies).toMatchObject([{ name: 'XSRF-TOKEN', value: right }]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });
});
