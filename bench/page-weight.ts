import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startShop } from '../e2e/shop-server.ts';
import { firstProductOf, inFolder } from './shop.ts';

/** Measures the bytes after gzip that a browser loads for pages of the demo shop: `node bench/page-weight.ts`. */
await inFolder(async (folder) => {
  const shop = await startShop({ dataDir: join(folder, 'data') });
  const list = '/shop/werkzeug/zangen';
  const product = await firstProductOf(shop.url, list);
  const checkout = ['', '/order', '/summary', '/confirmation'].map((step) => `/shop/P/cart${step}`);
  for (const path of ['/shop', list, product, '/agb', ...checkout, '/shop/P/register']) await weigh(shop.url, path);
  await shop.stop();
});

async function weigh(url: string, path: string): Promise<void> {
  const page = await compressed(url + path);
  const html = page.text;
  const scripts = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''))];
  const [, styles = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => compressed(url + address)))).reduce(
      (total, { bytes }) => total + bytes,
      0,
    );
  console.log(
    `  ${path.padEnd(32)} HTML ${page.bytes}, of it styles ${gzipSync(styles).length}   JavaScript ${await sum(scripts)} in ${scripts.length} files`,
  );
}

/** The transferred bytes. `fetch` would decompress them. */
async function compressed(address: string): Promise<{ bytes: number; text: string }> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return { bytes: body.length, text: (isGzip ? gunzipSync(body) : body).toString() };
}
