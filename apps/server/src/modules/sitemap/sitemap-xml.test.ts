import { expect, test } from 'vitest';
import { mostAddresses, sitemap } from './sitemap-xml.ts';

async function lengthOf(pieces: AsyncIterable<string>): Promise<number> {
  let length = 0;
  for await (const piece of pieces) length += Buffer.byteLength(piece);
  return length;
}

async function* batchOf(path: string, count: number) {
  for (let place = 0; place < count; place += 1000) yield Array(1000).fill({ path, changedAt: Date.UTC(2026, 10, 21) });
}

test('as many addresses as there may be, each as long as it may be, stay within 50 MB; longer ones are left out', async () => {
  const url = 'https://shop.example';
  const longest = `/${'x'.repeat(940 - url.length - 1)}`;
  const full = await lengthOf(sitemap(url, batchOf(longest, mostAddresses)));
  expect(full).toBeGreaterThan(45 * 1024 * 1024);
  expect(full).toBeLessThan(50 * 1000 * 1000);
  expect(await lengthOf(sitemap(url, batchOf(`${longest}x`, 1000)))).toBeLessThan(200);
});
