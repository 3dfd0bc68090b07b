import { setTimeout as sleep } from 'node:timers/promises';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/database/opening/open-database.ts';
import { connectProviders } from '../../apps/server/src/modules/payments/connect-providers.ts';
import { createServices } from '../../apps/server/src/services.ts';
import type { ShopPlace } from '../../e2e/shop-server.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { type FinishedOrder, readOrders, tidyUp } from './tidy-up.ts';

const minute = 60_000;
const hour = 60 * minute;
/**
 * The times after the last customer at which the shop's jobs run. They are close together at first, and end when
 * providers no longer answer for any payment.
 */
const looks = [
  ...[0, 1, 2, 5, 10, 16, 31, 61, 95].map((after) => after * minute),
  ...[3.2, 6, 12, 18, 23.6, 25, 31, 49, 73, 97].map((after) => after * hour),
];
/** When they run once more, after the operator has tidied up. */
const looksAfterTidying = [98, 99, 121].map((after) => after * hour);

/**
 * Simulates five days without customers: the clocks of the shop and of the providers advance together, and the shop
 * runs its due jobs. Near the end the operator tidies up. The shop's server must have stopped.
 * @returns the orders at the end, with the books written.
 */
export async function letDaysPass(
  sandbox: SandboxProcess,
  { dataDir, databaseUrl, variables }: ShopPlace,
): Promise<FinishedOrder[]> {
  const config = readConfig({ ...variables, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const database = await openDatabase(config);
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const connected = connectProviders(config.payments, { clock });
  const logger = pino({ level: 'silent' });
  const wait = (milliseconds: number) => sleep(milliseconds);
  const index = createInMemoryIndex();
  const services = createServices({ config, database, index, clock, logger, connected, wait });
  async function lookAt(times: readonly number[]): Promise<void> {
    for (const after of times) {
      await sandbox.control('POST', '/control/clock', { advance: after - ahead });
      ahead = after;
      await sandbox.control('POST', '/control/settled');
      await services.jobs.runDue();
    }
  }
  try {
    await services.payments.resume();
    await lookAt(looks);
    await tidyUp(services);
    await lookAt(looksAfterTidying);
    await services.books.catchUp();
    return await readOrders(services);
  } finally {
    await services.close();
    await database.close();
  }
}
