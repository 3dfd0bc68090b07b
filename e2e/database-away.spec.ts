import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { EmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { withPostgres } from './one-article-place.ts';
import { freeze, kill, restart, thaw, untilBack } from './postgres-faults.ts';
import { orderToPlace, placeOrder, type ShopClient, shopClient } from './shop-client.ts';
import { type ShopServer, startShop } from './shop-server.ts';

type Order = Awaited<ReturnType<typeof orderToPlace>>;

/** Customers who order continuously, alternating between both shops. Each records the answer under its key. */
class Customers {
  readonly keys: string[] = [];
  readonly answered = new Map<string, string>();
  readonly statuses = new Set<number>();
  /** When the last successful order began, by performance.now(), and how many were placed. */
  lastBegun = 0;
  readonly #clients: readonly ShopClient[];
  readonly #order: Order;
  #isOver = false;
  readonly #at: Promise<unknown>;

  constructor(clients: readonly ShopClient[], order: Order, atOnce: number) {
    this.#clients = clients;
    this.#order = order;
    this.#at = Promise.all(Array.from({ length: atOnce }, (_, place) => this.#goOn(place)));
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#at;
  }

  async #goOn(place: number): Promise<void> {
    for (let turn = place; !this.#isOver; turn++) {
      const key = randomUUID();
      const begun = performance.now();
      this.keys.push(key);
      const { status, body } = await placeOrder(this.#clients[turn % 2] as ShopClient, this.#order, key);
      this.statuses.add(status);
      if (status === 200) {
        this.answered.set(key, body.orderNumber);
        this.lastBegun = Math.max(this.lastBegun, begun);
      }
      await sleep(50);
    }
  }
}

/** The time in milliseconds from the return of the database to the first order that was begun and placed after it. */
async function untilNextOrder(postgres: EmbeddedPostgres, customers: Customers): Promise<number> {
  await untilBack(postgres);
  const back = performance.now();
  while (customers.lastBegun < back && performance.now() - back < 10_000) await sleep(10);
  return performance.now() - back;
}

test('PostgreSQL restarted, killed and frozen under orders: two servers live, the next order is soon, none lost, none doubled', async () => {
  await withPostgres({ isKeptRunning: true }, async (postgres, place) => {
    const shops = [await startShop(place), await startShop({ ...place, port: await freePort() })];
    const clients = await Promise.all(shops.map(({ url }) => shopClient(url)));
    const order = await orderToPlace(clients[0] as ShopClient);
    const customers = new Customers(clients, order, 8);
    const someOrders = async () => {
      const before = customers.answered.size;
      await expect.poll(() => customers.answered.size).toBeGreaterThan(before + 20);
    };
    await someOrders();

    await test.step('restarted', async () => {
      restart(postgres);
      expect(await untilNextOrder(postgres, customers)).toBeLessThan(3000);
      await someOrders();
    });

    await test.step('killed', async () => {
      kill(postgres);
      expect(await untilNextOrder(postgres, customers)).toBeLessThan(3000);
      await someOrders();
    });

    await test.step('frozen for twenty seconds', async () => {
      const [{ url }, client] = [shops[0], clients[0]] as [ShopServer, ShopClient];
      const page = await (await fetch(`${url}/shop`)).text();
      const list = await client.call('products', { categoryId: 'shop' });
      freeze(postgres);
      const thawed = sleep(20_000);
      try {
        const asked = performance.now();
        expect((await fetch(`${url}/readyz`)).status).toBe(503);
        expect(performance.now() - asked).toBeLessThan(2000);
        expect(await (await fetch(`${url}/shop`)).text()).toBe(page);
        expect(await client.call('products', { categoryId: 'shop' })).toEqual(list);
        const needsIt = await fetch(`${url}/shop/P/nichts`, { headers: { accept: 'text/html' } });
        expect([needsIt.status, needsIt.headers.get('retry-after')]).toEqual([503, '5']);
        await thawed;
      } finally {
        thaw(postgres);
      }
      expect(await untilNextOrder(postgres, customers)).toBeLessThan(3000);
      await someOrders();
    });

    await customers.leave();
    expect([...customers.statuses].sort()).toEqual([200, 503]);
    for (const { url } of shops) expect((await fetch(`${url}/readyz`)).status).toBe(200);

    await test.step('each order asked for again is the one that was answered, and no number is missing or doubled', async () => {
      const numbers = new Set<string>();
      for (let start = 0; start < customers.keys.length; start += 50) {
        const some = customers.keys.slice(start, start + 50);
        const again = await Promise.all(some.map((key) => placeOrder(clients[start % 2] as ShopClient, order, key)));
        for (const [place, { status, body }] of again.entries()) {
          expect(status).toBe(200);
          const before = customers.answered.get(some[place] ?? '');
          if (before !== undefined) expect(body.orderNumber).toBe(before);
          numbers.add(body.orderNumber);
        }
      }
      const sequence = [...numbers].map((number) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
      expect(sequence).toEqual(customers.keys.map((_, place) => 1 + place));
    });
    await Promise.all(shops.map((shop) => shop.stop()));
  });
});
