import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { makeVoucher, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kontor-run-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

type Answered = [key: string, id: string, orderNumber: string];

/** Runs the program that places orders, until it has said so many; then kills it on the spot. */
async function runAndKill(name: string, enough: number): Promise<Answered[]> {
  const program = new URL('./testing/order-run.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, dataDir, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const answered: Answered[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(JSON.parse(line));
    if (answered.length === enough) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return answered;
}

test('a process killed while it places orders loses none that was answered, and doubles none', async () => {
  const before = await openDatabase({ dataDir });
  await migrate(before);
  await fillCatalogue(before);
  const euro = { kind: 'fixed', amount: 100 } as const;
  await makeVoucher({ database: before, vouchers: testShop(before).vouchers }, 'EURO', euro);
  await before.close();

  const runs = await Promise.all([runAndKill('a', 60), runAndKill('b', 90)]);
  const answered = [...runs.flat(), ...(await runAndKill('c', 30))];

  const database = await openDatabase({ dataDir });
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
  await database.close();
});
