import type { OrderParcel } from '@kontor/contract';
import { stillDue } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { type OrderLives, worthOf } from '../orders/orders.service.ts';
import { loadLives, type StoredParcel } from './load-life.ts';
import { entriesAfter, parcelsOf, piecesOf, tagsOf } from './order-life.repository.ts';

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
    async recordsOf({ id }) {
      const entries = await entriesAfter(read, id, 0);
      const [pieces, parcels] = [await piecesOf(read, [id]), await parcelsOf(read, [id])];
      return {
        // Which operator did it is not the customer's data.
        timeline: entries.map(({ version, kind, at, detail }) => ({ version, kind, at, ...detail })),
        pieces: pieces.map(({ order_id: _, ...row }) => row),
        parcels: parcels.map(({ order_id: _, ...row }) => row),
        tags: (await tagsOf(read, [id])).get(id) ?? [],
      };
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
