import { setTimeout as sleep } from 'node:timers/promises';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/database/opening/open-database.ts';
import { connectProviders } from '../../apps/server/src/modules/payments/connect-providers.ts';
import type { PaymentsService } from '../../apps/server/src/modules/payments/payments.service.ts';
import { createServices } from '../../apps/server/src/services.ts';
import type { ShopPlace } from '../../e2e/shop-server.ts';
import type { SandboxProcess } from './sandbox-process.ts';

const minute = 60_000;
const hour = 60 * minute;
/**
 * The times after the last customer at which the shop's jobs run. They are close together at first, and end when
 * providers no longer answer for any payment.
 */
const looks = [
  ...[0, 1, 2, 5, 10, 16, 31, 61, 95].map((after) => after * minute),
  ...[3.2, 6, 12, 18, 23.6, 25, 31, 49, 73, 97, 121].map((after) => after * hour),
];

/**
 * Simulates five days without customers: the clocks of the shop and of the providers advance together, and the shop
 * runs its due jobs. The shop's server must have stopped.
 * @param first the operator's work at the beginning.
 */
export async function letDaysPass(
  sandbox: SandboxProcess,
  { dataDir, databaseUrl, variables }: ShopPlace,
  first: (payments: PaymentsService) => Promise<unknown>,
): Promise<void> {
  const config = readConfig({ ...variables, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const database = await openDatabase(config);
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const connected = connectProviders(config.payments, { clock });
  const logger = pino({ level: 'silent' });
  const wait = (milliseconds: number) => sleep(milliseconds);
  const index = createInMemoryIndex();
  const services = createServices({ config, database, index, clock, logger, connected, wait });
  try {
    await services.payments.resume();
    await first(services.payments);
    for (const after of looks) {
      await sandbox.control('POST', '/control/clock', { advance: after - ahead });
      ahead = after;
      await sandbox.control('POST', '/control/settled');
      await services.jobs.runDue();
    }
  } finally {
    await services.close();
    await database.close();
  }
}
