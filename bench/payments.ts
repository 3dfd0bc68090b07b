import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import type { ShopPlace } from '../e2e/shop-server.ts';
import { type Books, readBooks } from './payments/books.ts';
import { letDaysPass } from './payments/days-later.ts';
import { differencesOf } from './payments/differences.ts';
import { KilledShop } from './payments/killed-shop.ts';
import { type OfficeClient, signInAsOwner } from './payments/office-client.ts';
import { orderDifferences, stockDifferences } from './payments/order-differences.ts';
import { ordersToPlace } from './payments/orders-to-place.ts';
import { buyAndPay, type Market } from './payments/robot-customer.ts';
import { type WorkDone, workInOffice } from './payments/robot-operator.ts';
import { startSandboxProcess } from './payments/sandbox-process.ts';
import { Random } from './random.ts';
import { inFolder } from './shop.ts';

/**
 * The soak test: `npm run bench -- payments`, or `node bench/payments.ts [purchases] [seed] [kills] [engine]`. Eight
 * customers at a time buy with both providers, with faults drawn from a seed, while the shop is killed and restarted.
 * Two operators work on the same orders meanwhile: they ship, cancel, amend, take back, refund and issue invoices. Then
 * the clock advances five days, and the shop's jobs recover what was lost. At the end the shop must have booked, to the
 * cent and payment by payment, what the providers captured and refunded. No order may be paid twice or be left
 * undecided. Orders, stock, documents and journal must agree. Otherwise the exit code is 1.
 */
const purchases = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const kills = Number(process.argv[4] ?? 20);
const engines = ['SQLite', 'PostgreSQL'].filter((engine) => (process.argv[5] ?? engine) === engine);
if (engines.length === 0) throw new Error(`The engine is SQLite or PostgreSQL, not ${process.argv[5]}.`);
/** The number of customers who buy at the same time. */
const atOnce = 8;

console.log(`  seed ${seed}, ${purchases} purchases, ${kills} kills`);
let differences = 0;
if (engines.includes('SQLite')) differences += await inFolder((folder) => soak('SQLite', folder));
if (engines.includes('PostgreSQL')) {
  const postgres = await startEmbeddedPostgres({ isDurable: true });
  differences += await inFolder((folder) => soak('PostgreSQL', folder, postgres.urlOf('postgres')));
  await postgres.stop();
}
process.exitCode = differences === 0 ? 0 : 1;

/**
 * Runs the soak test on one engine.
 * @returns the number of differences between the providers' books and the shop's.
 */
async function soak(engine: string, folder: string, databaseUrl?: string): Promise<number> {
  const sandbox = await startSandboxProcess(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place: ShopPlace = {
    ...{ dataDir: join(folder, 'data'), databaseUrl, port },
    variables: { ...sandbox.settings, PUBLIC_URL: url },
  };
  const shop = await KilledShop.start(place);
  try {
    await sandbox.control('PUT', '/control/paypal/webhook', { url: `${url}/api/payment/paypal/webhook` });
    const orders = await ordersToPlace(shop.client, place);
    const offices = [await signInAsOwner(place, url, 'Anna'), await signInAsOwner(place, url, 'Bert')];
    const { stock } = await readBooks(place);
    const returnTo = `${url}/shop/P/cart/confirmation`;
    await sandbox.control('POST', '/control/faults', { seed: String(seed), rate: 0.15 });
    const work = await dayOf(shop, { client: () => shop.client, sandbox, orders, url: returnTo }, offices);
    await shop.stop();
    const finished = await letDaysPass(sandbox, place);
    const [ledger, books] = [await sandbox.ledger(), await readBooks(place)];
    const found = [
      ...differencesOf(ledger, books.attempts),
      ...orderDifferences(finished, books, ledger),
      ...stockDifferences(finished, stock, books.stock),
    ];
    report(engine, { ...work, killed: shop.kills, books, found });
    return found.length;
  } finally {
    await shop.stop();
    await sandbox.stop();
  }
}

interface Day {
  readonly seconds: number;
  readonly done: WorkDone;
}

/** Runs all purchases while operators work, and the shop is killed now and then. */
async function dayOf(shop: KilledShop, market: Market, offices: readonly OfficeClient[]): Promise<Day> {
  const started = performance.now();
  const done: WorkDone = new Map();
  let begun = 0;
  let isOpen = true;
  const customer = async () => {
    while (begun < purchases) {
      begun += 1;
      await buyAndPay(market, new Random(seed + begun));
    }
  };
  const customers = Array.from({ length: atOnce }, customer);
  const operators = offices.map((office, i) => {
    const desk = { office, random: new Random(seed - 1 - i), done };
    return workInOffice(desk, () => isOpen);
  });
  const closing = Promise.all([shop.cutPower(kills, () => begun / purchases), ...customers]).finally(() => {
    isOpen = false;
  });
  await Promise.all([closing, ...operators]);
  return { seconds: (performance.now() - started) / 1000, done };
}

interface Outcome extends Day {
  readonly killed: number;
  readonly books: Books;
  readonly found: readonly string[];
}

function report(engine: string, { seconds, done, killed, books, found }: Outcome): void {
  const sum = (of: (attempt: Books['attempts'][number]) => number) =>
    books.attempts.reduce((cents, attempt) => cents + of(attempt), 0) / 100;
  const states = Object.entries(Object.groupBy(books.attempts, ({ state }) => state)).map(
    ([state, attempts]) => `${attempts?.length ?? 0} ${state}`,
  );
  console.log(
    `  ${engine}: ${purchases} purchases in ${seconds.toFixed(0)} s, ${killed} kills, ${books.attempts.length} attempts`,
  );
  console.log(`    ${states.join(', ')}`);
  console.log(
    `    captured ${sum(({ captured }) => captured).toFixed(2)} EUR, refunded ${sum(({ refunded }) => refunded).toFixed(2)} EUR`,
  );
  const calls = [...done].toSorted(([a], [b]) => a.localeCompare(b)).map(([outcome, times]) => `${times} ${outcome}`);
  console.log(`    calls of the operators: ${calls.join(', ')}`);
  console.log(`    invoices less corrections: ${(books.turnover / 100).toFixed(2)} EUR`);
  console.log(`    differences between providers, orders, stock, documents and journal: ${found.length}`);
  for (const difference of found.slice(0, 20)) console.log(`      ${difference}`);
}
