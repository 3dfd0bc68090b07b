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
