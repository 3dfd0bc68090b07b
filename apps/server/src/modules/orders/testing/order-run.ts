import { writeSync } from 'node:fs';
import { openDatabase } from '../../../database/opening/open-database.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { redeemed } from '../../vouchers/testing/vouchers.ts';
import { placement, testShop } from './shop.ts';

/**
 * For tests: a program that places orders with the voucher EURO until it is killed, eight at a time, under the keys
 * `NAME-1`, `NAME-2` …, and prints each answered one. Arguments: the name, the data folder, and the address of
 * PostgreSQL.
 */
const [name = '', dataDir = '', databaseUrl] = process.argv.slice(2);
const { orders, vouchers } = testShop(await openDatabase({ dataDir, databaseUrl }));
const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];
const total = { gross: 25.89 };
let last = 0;

async function placeForEver(): Promise<never> {
  for (;;) {
    const key = `${name}-${++last}`;
    const held = await redeemed(vouchers, 'EURO');
    const order = await orders.finish(key, placement({ items, total, vouchers: [held] }));
    if (isRefused(order)) throw new Error(order.code);
    writeSync(1, `${JSON.stringify([key, order._id, order.orderNumber])}\n`);
    await new Promise(setImmediate);
  }
}

await Promise.all(Array.from({ length: 8 }, placeForEver));
