import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { FileFetcher } from '../../../fetching/fetch-file.ts';
import { RemoteFiles } from './remote-files.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const asked: string[] = [];
let picture: Buffer;
const server = createServer((request, response) => {
  const tagged = request.headers['if-none-match'] ? ' if none match' : '';
  asked.push((request.url ?? '') + tagged);
  if (tagged) return void response.writeHead(304).end();
  response.setHeader('etag', '"1"');
  if (request.url?.startsWith('/bild')) response.end(picture);
  else if (request.url?.startsWith('/blatt')) response.end('%PDF-1.4');
  else if (request.url === '/seite.jpg') response.end('<!doctype html>');
  else response.writeHead(404).end();
});
beforeAll(async () => {
  picture = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#b85' } })
    .jpeg()
    .toBuffer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));

const portOf = () => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
const origin = () => `http://127.0.0.1:${portOf()}`;
const day = 24 * 3_600_000;

function take(database: Database, text: string, now = 1000) {
  const guard = (address: string, port: number) => address === '127.0.0.1' && port === portOf();
  const fetcher = new FileFetcher({ guard, wait: async () => undefined });
  return run(database, write('adressen.csv', text), { now, remote: new RemoteFiles(database, () => now, fetcher) });
}

const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bilder;Dokumente\n';

describeOnBothEngines('pictures and documents by addresses of the web', ({ open }) => {
  test('are fetched once, kept by their content, and asked for again by what the server said of them', async () => {
    const database = await open();
    const file = `${head}A;A;K;1;20;${origin()}/bild?1 | ${origin()}/bild?2;${origin()}/blatt.pdf?v=2\nB;B;K;1;20;${origin()}/bild?1;\n`;
    expect(await take(database, file)).toMatchObject({ counts: counts({ created: 2 }), warnings: [] });
    expect(asked.toSorted()).toEqual(['/bild?1', '/bild?2', '/blatt.pdf?v=2']);
    const products = await database.read
      .selectFrom('products')
      .select(['pictures', 'documents'])
      .orderBy('id')
      .execute();
    const [one, two] = JSON.parse(products[0]?.pictures ?? '[]');
    expect(one).toEqual(two);
    expect(JSON.parse(products[0]?.documents ?? '[]')).toMatchObject([{ filename: 'blatt.pdf', size: 8 }]);
    expect(await database.read.selectFrom('files').select('id').execute()).toHaveLength(2);

    asked.splice(0);
    expect((await take(database, file, 2000)).counts).toEqual(counts({ unchanged: 2 }));
    expect(asked).toEqual([]);
    expect((await take(database, file, 1001 + day)).counts).toEqual(counts({ unchanged: 2 }));
    expect(asked.toSorted()).toEqual(['/bild?1', '/bild?2', '/blatt.pdf?v=2'].map((path) => `${path} if none match`));
  });

  test('come without what cannot be had: a page, nothing, an address of this machine, a file of the server', async () => {
    const database = await open();
    const bad = [
      `${origin()}/seite.jpg`,
      `${origin()}/fehlt.jpg`,
      'http://169.254.169.254/x.jpg',
      'file:///etc/passwd',
    ];
    const file = `${head}A;A;K;1;20;${[...bad, `${origin()}/bild`].join(' | ')};\nB;B;K;1;20;${bad[1]};\n`;
    const { counts: taken, warnings } = await take(database, file);
    expect(taken).toEqual(counts({ created: 2 }));
    expect(warnings).toEqual([
      [2, 'A', `Unter "${bad[0]}" ist eine Seite statt einer Datei.`],
      [2, 'A', `Unter "${bad[1]}" gibt es nichts.`],
      [2, 'A', `"${bad[2]}" wird nicht abgerufen: die Adresse führt nicht ins öffentliche Internet.`],
      [2, 'A', `"${bad[3]}" ist keine Adresse, die abgerufen wird (nur http und https).`],
      [3, 'B', `Unter "${bad[1]}" gibt es nichts.`],
    ]);
    expect(asked.filter((path) => path === '/fehlt.jpg')).toHaveLength(1);
    const rows = await database.read.selectFrom('products').select('pictures').orderBy('id').execute();
    expect(rows.map(({ pictures }) => JSON.parse(pictures).length)).toEqual([1, 0]);
  });
});
