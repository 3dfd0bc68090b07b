import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFrame } from '../http/testing/frame.ts';
import { loadOfficeBuild } from './office-build.ts';
import { officePageRoutes } from './office-page.routes.ts';

const html = '<!doctype html><script type="module" src="/admin/assets/office-1a2b.js"></script>';
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-office-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'assets/office-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets/office-1a2b.js.br'), 'compressed');
  ({ app } = await createFrame({ rateLimits: true }));
  await officePageRoutes(app, await loadOfficeBuild(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/admin', '/admin/', '/admin/team', '/admin/bestellungen/2026-000001?suche=huber'])(
  '%s answers the one page, which search engines leave out and nobody may frame [security: office-framed]',
  async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, html]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    );
  },
);

test('the page is asked for again each time and sent once; its files may be kept for ever', async () => {
  const first = await app.inject('/admin');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/admin/team', headers: { 'if-none-match': `${first.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const file = await app.inject({ url: '/admin/assets/office-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect([file.statusCode, file.body, file.headers['content-encoding']]).toEqual([200, 'compressed', 'br']);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/admin/assets/nothing.js', '/admin/assets/../index.html', '/admin/assets/..%2findex.html'])(
  'a file that is not there is no page: %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode >= 400 || body === html, body.includes('export')]).toEqual([true, false]);
  },
);

test('where it was not built, its address says so', async () => {
  const { app: bare } = await createFrame();
  await officePageRoutes(bare, await loadOfficeBuild(join(folder, 'nothing')));
  const answer = await bare.inject({ url: '/admin/team', headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'storefront-missing']);
  await bare.close();
});
