import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCall } from './register-call.ts';
import { createFrame, post } from './testing/frame.ts';

const long = 'Werkzeug '.repeat(1000);
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createFrame());
  registerCall(app, 'title', () => long);
  registerCall(app, 'templateContent', () => 'kurz');
  app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.from(long)));
  app.get('/ready', async (_request, reply) => reply.header('content-encoding', 'br').type('text/html').send('br'));
});
afterAll(() => app.close());

const title = (encoding: string) =>
  post(app, '/api/shop/config/title', {}, { headers: { 'accept-encoding': encoding } });

test('long answers are compressed as the client can take them', async () => {
  const brotli = await title('gzip, br');
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long);
  const gzip = await title('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(long);
  expect((await title('identity')).body).toBe(long);
});

test('short ones, pictures and what is compressed already stay as they are', async () => {
  const headers = { 'accept-encoding': 'br' };
  const short = await post(app, '/api/shop/config/templateContent', { name: 'a' }, { headers });
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, 'kurz']);
  expect((await app.inject({ url: '/picture', headers })).headers['content-encoding']).toBeUndefined();
  const ready = await app.inject({ url: '/ready', headers });
  expect([ready.headers['content-encoding'], ready.body]).toEqual(['br', 'br']);
});

test('a compressed request is not unpacked', async () => {
  const headers = { 'content-encoding': 'gzip' };
  const answer = await post(app, '/api/shop/config/templateContent', gzipSync('{"name":"a"}'), { headers });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-json']);
});
