import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { DatabasePlace } from '../../database/opening/open-database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { makeVoucher, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

type Answered = [key: string, id: string, orderNumber: string];

/** Runs the program that places orders, and kills it when it has reported this many. */
async function runAndKill(
  { dataDir, databaseUrl = '' }: DatabasePlace,
  name: string,
  enough: number,
): Promise<Answered[]> {
  const program = new URL('./testing/order-run.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, name, dataDir, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const answered: Answered[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(JSON.parse(line));
    if (answered.length === enough) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return answered;
}

describeOnBothEngines('processes that place orders', ({ open, place: newPlace }) => {
  test('a process killed while it places orders loses none that was answered, and doubles none', async () => {
    const place = await newPlace();
    const before = await open(place);
    await fillCatalogue(before);
    const euro = { kind: 'fixed', amount: 100 } as const;
    await makeVoucher({ database: before, vouchers: testShop(before).vouchers }, 'EURO', euro);

    const runs = await Promise.all([runAndKill(place, 'a', 60), runAndKill(place, 'b', 90)]);
    const answered = [...runs.flat(), ...(await runAndKill(place, 'c', 30))];

    const database = await open(place);
    const { orders, stored } = testShop(database);
    const rows = await database.read.selectFrom('orders').selectAll().orderBy('order_number').execute();
    expect(answered.length).toBeGreaterThanOrEqual(180);
    for (const [key, id, orderNumber] of answered) {
      expect(rows).toContainEqual(expect.objectContaining({ id, order_number: orderNumber, idempotency_key: key }));
    }
    const numbers = rows.map((row) => row.order_number);
    expect(numbers).toEqual(rows.map((_, i) => `2026-${String(i + 1).padStart(6, '0')}`));
    const count = rows.length;
    const whole = {
      orders: count,
      jobs: 3 * count,
      documents: count,
      numbers: { 'order-2026-{000000}': count },
      stock: 5,
    };
    expect(await stored()).toEqual(whole);
    expect(await storedVoucher(database, 'EURO')).toMatchObject({ used: count, redemptions: count });
    for (const { snapshot, order_number } of rows)
      expect(JSON.parse(snapshot)).toMatchObject({ orderNumber: order_number });

    for (const { idempotency_key, order_number } of rows.slice(-20)) {
      expect(await orders.finish(idempotency_key, placement())).toMatchObject({ orderNumber: order_number });
    }
    expect(await stored()).toEqual(whole);
  });
});
