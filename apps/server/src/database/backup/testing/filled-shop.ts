import { sql } from 'kysely';
import { fillCatalogue, placement, testNow, testShop } from '../../../modules/orders/testing/shop.ts';
import { makeVoucher, redeemed } from '../../../modules/vouchers/testing/vouchers.ts';
import type { Database, Queryable } from '../../database.ts';

/**
 * For tests: a shop with two orders and everything that is hard to copy: a category stored before its parent, bytes,
 * large numbers, special characters.
 */
export async function fillShop(database: Database): Promise<void> {
  await fillCatalogue(database);
  await database.transaction(async (transaction) => {
    const category = { position: 0, custom_page: null, version: 3, changed_at: testNow, parent_id: 'root' };
    const drills = { ...category, id: 'a-drills', name: 'Bohrer „ß“ 🛠' };
    await transaction.insertInto('categories').values(drills).execute();
    await transaction
      .insertInto('categories')
      .values({ ...category, id: 'z-tools', name: "Werk'zeug" })
      .execute();
    await transaction.updateTable('categories').set({ parent_id: 'z-tools' }).where('id', '=', 'a-drills').execute();
    const file = { mime_type: 'application/pdf', width: null, height: null, created_at: Number.MAX_SAFE_INTEGER };
    const files = Array.from({ length: 9 }, (_, i) => ({
      ...{ ...file, id: `file-${i}`, size: i },
      content: Uint8Array.from(i === 0 ? [] : [0, i, 255]),
    }));
    await transaction.insertInto('files').values(files).execute();
    await transaction.updateTable('catalogue_version').set({ version: 3 }).execute();
  });
  const { orders, vouchers } = testShop(database);
  await makeVoucher({ database, vouchers }, 'EURO', { kind: 'fixed', amount: 100 });
  const held = await redeemed(vouchers, 'EURO');
  await orders.finish('key-1', placement({ vouchers: [held], total: { gross: 70.78 } }));
  await orders.finish('key-2', placement());
}

/** For tests: every row of every table, in an order independent of storage. */
export async function everything(queryable: Queryable): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await queryable.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(queryable);
    all[name] = rows.map((row) => JSON.stringify(row, bytesAsHex)).toSorted();
  }
  return all;
}

function bytesAsHex(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
