import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFrame } from '../http/testing/frame.ts';
import { builtAssetRoutes } from './built-assets.routes.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/list-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets/list-1a2b.js.br'), 'compressed');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  ({ app } = await createFrame({ rateLimits: true }));
  await builtAssetRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a built file is compressed as it was built, and may be kept for ever', async () => {
  const answer = await app.inject({ url: '/assets/list-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.body]).toEqual([200, 'compressed']);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/list-1a2b.js')).body).toBe('export {};');
});

test.each(['/assets/nothing.js', '/assets/', '/assets/../secret.txt', '/assets/%2e%2e/secret.txt'])(
  'nothing else is there: %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('secret');
  },
);

test('files that are not there are limited as other addresses are where nothing is; those that are there go on', async () => {
  const from = { remoteAddress: '203.0.113.6' };
  for (let i = 0; i < 150; i += 1) {
    expect((await app.inject({ url: `/assets/guess-${i}.js`, ...from })).statusCode).toBe(404);
    expect((await app.inject({ url: `/guess-${i}`, ...from })).statusCode).toBe(404);
  }
  const refusal = await app.inject({ url: '/assets/guess.js', ...from });
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'too-many-requests']);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject({ url: '/api/nothing', ...from })).statusCode).toBe(429);
  expect((await app.inject({ url: '/assets/list-1a2b.js', ...from })).statusCode).toBe(200);
  expect((await app.inject({ url: '/assets/guess.js', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
});

test('a whole office behind one address gets its files: they count as files do', async () => {
  for (let i = 0; i < 1000; i += 1) {
    expect((await app.inject({ url: '/assets/list-1a2b.js', remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  }
});
