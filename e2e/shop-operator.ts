import type { Database } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { createConfigurationService } from '../apps/server/src/modules/configuration/configuration.service.ts';
import { createVouchersService, type NewVoucher } from '../apps/server/src/modules/vouchers/vouchers.service.ts';
import type { ShopServer } from './shop-server.ts';

/** Changes a shop on SQLite while it serves, as another process of its operator's does. */
export async function changeShop(
  { dataDir }: ShopServer,
  work: (transaction: ChangeTransaction, database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.transaction((transaction) => work(transaction, database));
  } finally {
    await database.close();
  }
}

type ChangeTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Makes vouchers that hold for any order; throws when one is refused. */
export async function makeVouchers(
  shop: ShopServer,
  vouchers: readonly (Pick<NewVoucher, 'code' | 'value'> & Partial<NewVoucher>)[],
): Promise<void> {
  const terms = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null };
  await changeShop(shop, async (transaction, database) => {
    const configuration = createConfigurationService(database, () => 0);
    const service = createVouchersService({ database, configuration, clock: Date.now });
    for (const voucher of vouchers) {
      const refusal = await service.create(transaction, { ...terms, ...voucher });
      if (refusal !== null) throw new Error(`${voucher.code}: ${refusal}`);
    }
  });
}

/** Switches vouchers off; pages that the shop renders from then on, about a second later, ask for none. */
export async function takeNoVouchers(shop: ShopServer): Promise<void> {
  await changeShop(shop, (transaction, database) =>
    createConfigurationService(database, () => 0).write(transaction, 'vouchersEnabled', false),
  );
}
