import type { Database } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { storeCategories } from '../apps/server/src/modules/catalogue/catalogue-writer.ts';
import { createConfigurationService } from '../apps/server/src/modules/configuration/configuration.service.ts';
import type { ShopConfiguration } from '../apps/server/src/modules/configuration/types.ts';
import { createTemplateService } from '../apps/server/src/modules/templates/templates.service.ts';
import { createVouchersService, type NewVoucher } from '../apps/server/src/modules/vouchers/vouchers.service.ts';
import type { ShopServer } from './shop-server.ts';

/** Changes a shop on SQLite while it serves, like another process of its operator. */
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

/** Creates vouchers that are valid for any order. Throws if one is refused. */
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

/** Changes a setting. Pages rendered about a second later show it. */
export async function configure<Key extends keyof ShopConfiguration>(
  shop: ShopServer,
  key: Key,
  value: ShopConfiguration[Key],
): Promise<void> {
  await changeShop(shop, (transaction, database) =>
    createConfigurationService(database, () => 0).write(transaction, key, value),
  );
}

/** Writes a text with the page `/T/{name}`. The shop shows it about a second later. */
export async function writeText(shop: ShopServer, name: string, content: string): Promise<void> {
  await changeShop(shop, async (transaction, database) => {
    const written = await createTemplateService(database, () => 0).write(transaction, { kind: 'text', name, content });
    if (!written.ok) throw new Error(`${name}: ${written.code}`);
  });
}

/** Renames a category. */
export async function renameCategory(shop: ShopServer, id: string, name: string): Promise<void> {
  await changeShop(shop, async (transaction) => {
    const row = await transaction.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { parent_id: parentId, position, custom_page: customPage } = row;
    await storeCategories(transaction, [{ id, parentId, name, position, customPage }], Date.now());
  });
}
