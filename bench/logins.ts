import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@kontor/contract';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { importCatalogue, kontor, startShop } from '../e2e/shop-server.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { Random } from './random.ts';
import { questionKinds } from './search/questions.ts';
import { callHeaders, inFolder, writeCatalogue } from './shop.ts';

/**
 * Measures on both engines: `node bench/logins.ts [logins]`. The time of logins. The time of a list with and without
 * many concurrent logins. Whether a wrong password takes as long for an account as for an unknown name.
 */
const count = Number(process.argv[2] ?? 1000);
const accounts = 200;
const atOnce = 32;
const password = 'korrektes Pferd';

await inFolder((folder) => measure('SQLite', folder));
const postgres = await startEmbeddedPostgres({ isDurable: true });
await inFolder((folder) => measure('PostgreSQL', folder, postgres.urlOf('postgres')));
await postgres.stop();

async function measure(engine: string, folder: string, databaseUrl?: string): Promise<void> {
  console.log(`\n${engine}`);
  const place = { dataDir: join(folder, 'data'), databaseUrl };
  const catalogue = join(folder, 'catalogue.jsonl');
  await writeCatalogue(catalogue, 10_000);
  importCatalogue(place, catalogue);
  kontor(place, 'configure', withLogin(folder));
  kontor(place, 'import-customers', oldShop(folder));
  const shop = await startShop(place);
  await load(shop.url, lists(500), 1);

  report(`first logins of imported accounts, ${atOnce} at a time`, await load(shop.url, logins(accounts), atOnce));
  report('logins, one at a time', await load(shop.url, logins(accounts), 1));
  report('list with 2 filters, one at a time, nobody logs in', await load(shop.url, lists(1000), 1));
  const storm = load(shop.url, logins(count), atOnce);
  report(`list with 2 filters, one at a time, ${atOnce} log in`, await load(shop.url, lists(300), 1));
  report(`logins, ${atOnce} at a time`, await storm);

  const [existing, missing] = await Promise.all([
    load(
      shop.url,
      wrong(60, (place) => emailOf(place)),
      1,
      [401],
    ),
    load(
      shop.url,
      wrong(60, (place) => `nobody${place}@example.at`),
      1,
      [401],
    ),
  ]);
  report('wrong password of an account', existing);
  report('wrong password, no such account', missing);
  await shop.stop();
}

/** Settings of a shop with a login. */
function withLogin(folder: string): string {
  const uiSettings = { partnerLogin: false, userLogin: true, priceDeclaration: 'gross', productCardHeight: '1:1' };
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify({ uiSettings }));
  return file;
}

/** A file of customers, as an old shop exports it. */
function oldShop(folder: string): string {
  const digest = createHash('md5').update(`36${password}`).digest('hex');
  const rows = Array.from({ length: accounts }, (_, place) => `${emailOf(place)};${digest}:36\n`);
  const file = join(folder, 'customers.csv');
  writeFileSync(file, `E-Mail;Passwort-Hash\n${rows.join('')}`);
  return file;
}

function emailOf(place: number): string {
  return `customer${place % accounts}@example.at`;
}

function logins(count: number): Shot[] {
  return Array.from({ length: count }, (_, place) => login(emailOf(place), password));
}

function wrong(count: number, email: (place: number) => string): Shot[] {
  return Array.from({ length: count }, (_, place) => login(email(place), 'falsches Pferd'));
}

function login(username: string, tried: string): Shot {
  return { ...routes.login, headers: callHeaders, body: JSON.stringify({ username, password: tried }) };
}

function lists(count: number): Shot[] {
  const random = new Random(7);
  const kind = questionKinds['category, 2 filters, each order'];
  if (!kind) throw new Error('That kind of question is gone.');
  return Array.from({ length: count }, () => ({
    ...routes.products,
    headers: callHeaders,
    body: JSON.stringify(kind(random)),
  }));
}

function report(what: string, { perSecond, p50, p99 }: LoadResult): void {
  const times = `p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
  console.log(`  ${what.padEnd(56)} ${times}   ${Math.round(perSecond)} a second`);
}
