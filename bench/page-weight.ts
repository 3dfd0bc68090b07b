import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startShop } from '../e2e/shop-server.ts';
import { inFolder } from './shop.ts';

/** Tells what a browser loads for a page of the demo shop: `node bench/page-weight.ts`. Sizes in bytes, compressed with gzip. */
await inFolder(async (folder) => {
  const shop = await startShop({ dataDir: join(folder, 'data') });
  for (const path of ['/shop', '/agb', '/shop/P/cart', '/shop/P/cart/order']) await weigh(shop.url, path);
  await shop.stop();
});

async function weigh(url: string, path: string): Promise<void> {
  const page = await compressed(url + path);
  const html = page.text;
  const scripts = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? '')),
  ];
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, address]) => address ?? '');
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => compressed(url + address)))).reduce(
      (total, { bytes }) => total + bytes,
      0,
    );
  console.log(
    `  ${path.padEnd(24)} HTML ${page.bytes}   JavaScript ${await sum(scripts)} in ${scripts.length} files   CSS ${await sum(styles)}`,
  );
}

/** What comes over the wire, as it is: fetch would unpack it. */
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
