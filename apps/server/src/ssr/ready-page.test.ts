import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pageEncoding, ReadyPage } from './ready-page.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a client that takes "%s" gets %s', (accepted, encoding) => {
  expect(pageEncoding(accepted)).toBe(encoding);
});

describe('a ready page', () => {
  const page = new ReadyPage(200, '<p>Grüße</p>', 'policy');

  test('is the same in every encoding', async () => {
    expect((await page.body('identity')).toString()).toBe('<p>Grüße</p>');
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe('<p>Grüße</p>');
    expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>Grüße</p>');
  });

  test('is compressed once', async () => {
    expect(await page.body('br')).toBe(await page.body('br'));
  });

  test('has a validator that changes with encoding, content and policy', () => {
    const tags = [page.etag('br'), page.etag('gzip'), new ReadyPage(200, '<p>', 'policy').etag('br')];
    tags.push(new ReadyPage(200, '<p>Grüße</p>', 'other').etag('br'));
    expect(new Set(tags).size).toBe(4);
    expect(new ReadyPage(200, '<p>Grüße</p>', 'policy').etag('br')).toBe(page.etag('br'));
  });
});
