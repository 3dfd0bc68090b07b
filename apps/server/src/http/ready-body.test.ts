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
  const body = new ReadyBody(Buffer.from('<p>Grüße</p>'));

  test('is the same in every encoding', async () => {
    expect((await body.in('identity')).toString()).toBe('<p>Grüße</p>');
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe('<p>Grüße</p>');
    expect(gunzipSync(await body.in('gzip')).toString()).toBe('<p>Grüße</p>');
  });

  test('is compressed once', async () => {
    expect(await body.in('br')).toBe(await body.in('br'));
  });
});
