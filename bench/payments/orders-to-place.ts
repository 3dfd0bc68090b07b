import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '@kontor/contract';
import { orderToPlace, type ShopClient } from '../../e2e/shop-client.ts';
import { kontor, type ShopPlace } from '../../e2e/shop-server.ts';
import { persistently } from './persistently.ts';

/** More pieces of an article than all customers buy. */
const enough = 1_000_000;
/** A voucher of the demo that any number of orders may use. */
const endless = 'WILLKOMMEN10';

/** Orders of one to four pieces of an article of which there is enough, at the totals that the shop calculates. */
export async function ordersToPlace(client: ShopClient, place: ShopPlace): Promise<Body<'orderFinish'>[]> {
  const first = await orderToPlace(client);
  const id = first.items[0]?.product._id ?? '';
  const { body: product } = await client.call('product', { id });
  const file = join(place.dataDir, 'stock.csv');
  writeFileSync(file, `Artikelnummer;Bestand\n${product.articleNumber};${enough}\n`);
  kontor(place, 'import', file);
  return Promise.all([1, 2, 3, 4].map((amount) => orderToPlace(client, amount)));
}

/** The same order with a percentage off. */
export async function withVoucher(client: () => ShopClient, order: Body<'orderFinish'>): Promise<Body<'orderFinish'>> {
  const voucher = { code: endless, totalPrice: order.total.gross };
  const { body: redeemed } = await persistently(() => client().call('voucherRedeem', voucher));
  if (!redeemed.ok) throw new Error(`The voucher ${endless} is refused.`);
  const wish = { ...order, vouchers: [{ code: endless, session: redeemed.voucher.session }] };
  const { body: sums } = await persistently(() => client().call('orderCalc', wish));
  return { ...wish, total: sums.total };
}
