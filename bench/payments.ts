import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { orderToPlace } from '../e2e/shop-client.ts';
import type { ShopPlace } from '../e2e/shop-server.ts';
import { type BookedAttempt, readBooks } from './payments/books.ts';
import { letDaysPass } from './payments/days-later.ts';
import { differencesOf } from './payments/differences.ts';
import { KilledShop } from './payments/killed-shop.ts';
import { buyAndPay, type Market } from './payments/robot-customer.ts';
import { refundSome } from './payments/robot-operator.ts';
import { startSandboxProcess } from './payments/sandbox-process.ts';
import { Random } from './random.ts';
import { inFolder } from './shop.ts';

/**
 * The soak test: `npm run bench -- payments`, or `node bench/payments.ts [purchases] [seed] [kills] [engine]`. Eight
 * customers at a time buy with both providers, with faults drawn from a seed, while the shop is killed and restarted.
 * The operator refunds some payments. Then the clock advances five days, and the shop's jobs recover what was lost. At
 * the end the shop must have booked, to the cent and payment by payment, what the providers captured and refunded. No
 * order may be paid twice or be left undecided. Otherwise the exit code is 1.
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
    const order = await orderToPlace(shop.client);
    const returnTo = `${url}/shop/P/cart/confirmation`;
    await sandbox.control('POST', '/control/faults', { seed: String(seed), rate: 0.15 });
    const seconds = await purchasesOf(shop, { client: () => shop.client, sandbox, order, url: returnTo });
    await shop.stop();
    await letDaysPass(sandbox, place, (payments) => refundSome(payments, new Random(seed)));
    const [ledger, booked] = [await sandbox.ledger(), await readBooks(place)];
    const found = differencesOf(ledger, booked);
    report(engine, { seconds, killed: shop.kills, booked, found });
    return found.length;
  } finally {
    await shop.stop();
    await sandbox.stop();
  }
}

/** Runs all purchases while the shop is killed now and then. Returns the time in seconds. */
async function purchasesOf(shop: KilledShop, market: Market): Promise<number> {
  const started = performance.now();
  let begun = 0;
  const customer = async () => {
    while (begun < purchases) {
      begun += 1;
      await buyAndPay(market, new Random(seed + begun));
    }
  };
  const customers = Array.from({ length: atOnce }, customer);
  await Promise.all([shop.cutPower(kills, () => begun / purchases), ...customers]);
  return (performance.now() - started) / 1000;
}

interface Outcome {
  readonly seconds: number;
  readonly killed: number;
  readonly booked: readonly BookedAttempt[];
  readonly found: readonly string[];
}

function report(engine: string, { seconds, killed, booked, found }: Outcome): void {
  const sum = (of: (attempt: BookedAttempt) => number) =>
    booked.reduce((cents, attempt) => cents + of(attempt), 0) / 100;
  const states = Object.entries(Object.groupBy(booked, ({ state }) => state)).map(
    ([state, attempts]) => `${attempts?.length ?? 0} ${state}`,
  );
  console.log(
    `  ${engine}: ${purchases} purchases in ${seconds.toFixed(0)} s, ${killed} kills, ${booked.length} attempts`,
  );
  console.log(`    ${states.join(', ')}`);
  console.log(
    `    captured ${sum(({ captured }) => captured).toFixed(2)} EUR, given back ${sum(({ refunded }) => refunded).toFixed(2)} EUR`,
  );
  console.log(`    differences between the providers’ books and the shop’s: ${found.length}`);
  for (const difference of found.slice(0, 20)) console.log(`      ${difference}`);
}
