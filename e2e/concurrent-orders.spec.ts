import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { withPlace } from './one-article-place.ts';
import { orderToPlace, placeOrder, shopClient } from './shop-client.ts';
import { kontor, startShop } from './shop-server.ts';

const sequence = (orderNumber: string) => Number(orderNumber.split('-').at(-1));

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`two servers on one ${engine}: eight finishes with one key are one order, a hundred keys a hundred numbers`, async () => {
    await withPlace(engine, async (place) => {
      const one = await startShop(place);
      const other = await startShop({ ...place, port: await freePort() });
      const clients = [await shopClient(one.url), await shopClient(other.url)] as const;
      const order = await orderToPlace(clients[0]);
      const at = (turn: number) => clients[turn % 2 === 0 ? 0 : 1];

      const key = randomUUID();
      const same = await Promise.all(Array.from({ length: 8 }, (_, turn) => placeOrder(at(turn), order, key)));
      expect(same.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(same.map(({ body }) => body._id)).size).toBe(1);
      const first = sequence(same[0]?.body.orderNumber ?? '');

      const others = await Promise.all(
        Array.from({ length: 100 }, (_, turn) => placeOrder(at(turn), order, randomUUID())),
      );
      expect(others.map(({ status }) => status)).toEqual(Array(100).fill(200));
      const numbers = others.map(({ body }) => sequence(body.orderNumber)).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 100 }, (_, place) => first + 1 + place));

      await test.step('a voucher for one order: one of twenty carts gets it, one of thirty orders uses it', async () => {
        kontor(place, 'voucher', 'create', '--code', 'LETZTER', '--amount', '1');
        const carts = await Promise.all(
          Array.from({ length: 20 }, (_, turn) =>
            at(turn).call('voucherRedeem', { code: 'letzter', totalPrice: 12.9 }),
          ),
        );
        const held = carts.flatMap(({ body }) => (body.ok ? [body.voucher] : []));
        expect(held).toHaveLength(1);
        const vouchers = held.map(({ code, session }) => ({ code, session }));
        const { total } = (await at(0).call('orderCalc', { ...order, vouchers })).body;
        expect(total.gross).toBeCloseTo(order.total.gross - 1, 2);

        const orders = await Promise.all(
          Array.from({ length: 30 }, (_, turn) => placeOrder(at(turn), { ...order, vouchers, total }, randomUUID())),
        );
        expect(orders.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(29).fill(409)]);
      });
      await Promise.all([one.stop(), other.stop()]);
    });
  });

  test(`a server on ${engine} killed while orders come in loses none that was answered and doubles none`, async () => {
    await withPlace(engine, async (place) => {
      const answered = new Map<string, string>();
      const keys = Array.from({ length: 300 }, () => randomUUID());
      for (const round of [0, 1, 2]) {
        const shop = await startShop(place);
        const client = await shopClient(shop.url);
        const order = await orderToPlace(client);
        const tries = keys.slice(round * 100, round * 100 + 100).map(async (key) => {
          const { status, body } = await placeOrder(client, order, key);
          if (status === 200) answered.set(key, body.orderNumber);
          if (answered.size >= round * 40 + 20) await shop.kill();
        });
        await Promise.allSettled(tries);
        await shop.kill();
      }

      const shop = await startShop(place);
      const client = await shopClient(shop.url);
      const order = await orderToPlace(client);
      expect(answered.size).toBeGreaterThanOrEqual(60);
      const again = await Promise.all(keys.map(async (key) => [key, await placeOrder(client, order, key)] as const));
      for (const [key, { status, body }] of again) {
        expect(status).toBe(200);
        if (answered.has(key)) expect(body.orderNumber).toBe(answered.get(key));
      }
      const numbers = again.map(([, { body }]) => sequence(body.orderNumber)).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 300 }, (_, place) => 1 + place));
      await shop.stop();
    });
  });
}
