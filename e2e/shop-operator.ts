import type { Database } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { createConfigurationService } from '../apps/server/src/modules/configuration/configuration.service.ts';
import { createVouchersService, type NewVoucher } from '../apps/server/src/modules/vouchers/vouchers.service.ts';
import type { ShopServer } from './shop-server.ts';

/** Changes a shop on SQLite while it serves, as another process of its operator's does. */
export async function changeShop({ dataDir }: ShopServer, work: Parameters<Database['transaction']>[0]): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.transaction(work);
  } finally {
    await database.close();
  }
}

/** Makes vouchers that hold for any order; throws when one is refused. */
export async function makeVouchers(
  shop: ShopServer,
  vouchers: readonly (Pick<NewVoucher, 'code' | 'value'> & Partial<NewVoucher>)[],
): Promise<void> {
  const database = await openDatabase({ dataDir: shop.dataDir });
  try {
    const configuration = createConfigurationService(database, () => 0);
    const service = createVouchersService({ database, configuration, clock: Date.now });
    const terms = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null };
    await database.transaction(async (transaction) => {
      for (const voucher of vouchers) {
        const refusal = await service.create(transaction, { ...terms, ...voucher });
        if (refusal !== null) throw new Error(`${voucher.code}: ${refusal}`);
      }
    });
  } finally {
    await database.close();
  }
}
