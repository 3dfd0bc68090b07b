import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerCall } from './register-call.ts';
import { createFrame } from './test-frame.ts';

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

describe('a call without the right token is refused and does nothing', () => {
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

test('a page brings a token to those who have none, each another, and is then kept by no cache between', async () => {
  const [first, second] = [await app.inject('/page'), await app.inject('/page')];
  expect(first.cookies).toEqual([
    { name: 'XSRF-TOKEN', value: expect.stringMatching(/^[\w-]{32}$/), path: '/', sameSite: 'Lax' },
  ]);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(second.cookies[0]?.value).not.toBe(first.cookies[0]?.value);
});

test('who has a token gets the page as everyone may keep it', async () => {
  const answer = await app.inject({ url: '/page', headers: { cookie: 'XSRF-TOKEN=abc' } });
  expect(answer.headers['cache-control']).toBe('public, s-maxage=60');
  expect(answer.cookies).toEqual([]);
});

test('what everyone keeps for good never carries a token', async () => {
  const answer = await app.inject('/picture');
  expect([answer.headers['cache-control'], answer.cookies]).toEqual(['public, immutable', []]);
});

test('behind https the cookie travels by https only', async () => {
  await app.close();
  await start('https://shop.example');
  expect((await app.inject('/page')).cookies[0]).toMatchObject({ secure: true, sameSite: 'Lax' });
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

  test('is refused with a planted token, though cookie and header are the same, and with that of another session', async () => {
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

  test('gets it with a page, where it has none', async () => {
    const answer = await app.inject({ url: '/page', headers: { cookie: `sid=${session}` } });
    expect(answer.cookies).toMatchObject([{ name: 'XSRF-TOKEN', value: right }]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });
});
