import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, ReadyBody } from './ready-body.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a client that takes "%s" gets %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});

describe('a ready body', () => {
  const text = '<p>Grüße</p>'.repeat(50);
  const body = new ReadyBody(Buffer.from(text));

  test('is the same in every encoding', async () => {
    expect((await body.in('identity')).toString()).toBe(text);
    for (const _ of ['first', 'again']) expect(brotliDecompressSync(await body.in('br')).toString()).toBe(text);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  });

  test('is compressed once, and once more and better by Brotli when it is requested again', async () => {
    const words = ['Schraube', 'Hammer', 'Bohrer', 'verzinkt', 'gehärtet', 'lang', 'für Holz', 'im Set'];
    const list = Array.from({ length: 900 }, (_, i) => `<li>${words[(i * i) % 7]} ${words[i % 8]} ${i % 90}</li>`);
    const page = new ReadyBody(Buffer.from(list.join('')));
    expect(await page.in('gzip')).toBe(await page.in('gzip'));
    const [first, second, third] = [await page.in('br'), await page.in('br'), await page.in('br')];
    expect(second.length).toBeLessThan(first.length);
    expect(third).toBe(second);
  });
});
