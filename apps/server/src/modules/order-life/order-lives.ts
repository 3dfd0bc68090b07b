import type { OrderParcel } from '@kontor/contract';
import { stillDue } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { type OrderLives, worthOf } from '../orders/orders.service.ts';
import { loadLives, type StoredParcel } from './load-life.ts';
import { entriesOfOrders, parcelsOf, piecesOf, tagsOf } from './order-life.repository.ts';

/**
 * What customers see of the life of their orders, and all stored data of it for those who ask for their data (LAW D5).
 */
export function createOrderLives({ read }: Pick<Database, 'read'>): OrderLives {
  return {
    async of(orders) {
      const lives = await loadLives(
        read,
        orders.map((placed) => ({ ...placed, isPicked: false, hold: null })),
      );
      return new Map(
        orders.flatMap(({ order }) => {
          const stored = lives.get(order.id);
          if (stored === undefined) return [];
          const { life, parcels } = stored;
          return [
            [
              order.id,
              { parcels: parcels.map(wireParcel), lines: life.lines, stillDue: stillDue(worthOf(order), life) },
            ],
          ];
        }),
      );
    },
    async recordsOf(ids) {
      const entries = await entriesOfOrders(read, ids);
      const pieces = Map.groupBy(await piecesOf(read, ids), ({ order_id }) => order_id);
      const parcels = Map.groupBy(await parcelsOf(read, ids), ({ order_id }) => order_id);
      const tags = await tagsOf(read, ids);
      return new Map(
        ids.map((id) => [
          id,
          {
            // Which operator did it is not the customer's data.
            timeline: (entries.get(id) ?? []).map(({ version, kind, at, detail: { refunds: _, ...detail } }) => ({
              ...{ version, kind, at, ...detail },
            })),
            pieces: (pieces.get(id) ?? []).map(({ order_id: _, ...row }) => row),
            parcels: (parcels.get(id) ?? []).map(({ order_id: _, ...row }) => row),
            tags: tags.get(id) ?? [],
          },
        ]),
      );
    },
  };
}

function wireParcel({
  number,
  carrier,
  trackingNumber,
  trackingLink,
  shippedAt,
  deliveredAt,
}: StoredParcel): OrderParcel {
  return {
    ...{ number, shippedAt: new Date(shippedAt).toISOString() },
    ...(carrier !== '' && { carrier }),
    ...(trackingNumber !== '' && { trackingNumber }),
    ...(trackingLink !== null && { trackingLink }),
    ...(deliveredAt !== null && { deliveredAt: new Date(deliveredAt).toISOString() }),
  };
}
