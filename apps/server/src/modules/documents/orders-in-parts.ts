import type { Cents } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { billedOrders } from './billed-orders.ts';

/** The most orders that are looked at. */
const mostOrders = 500;

/**
 * Ids of the newest orders that are not paid and have an open invoice over a part, with one of these totals in cents.
 */
export async function openOrdersOfParts(queryable: Queryable, totals: readonly Cents[]): Promise<string[]> {
  if (totals.length === 0) return [];
  const rows = await queryable
    .selectFrom('orders')
    .select('id')
    .where('payment_state', 'in', ['open', 'partly-paid'])
    .where('state', '<>', 'cancelled')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('issued_documents')
          .select('issued_documents.id')
          .whereRef('issued_documents.order_id', '=', 'orders.id')
          .where('issued_documents.kind', '=', 'invoice')
          // The name of the field as it stands in JSON: within a text its quotes would be escaped.
          .where('issued_documents.model', 'like', '%"part":{%'),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(mostOrders)
    .execute();
  const ids = rows.map(({ id }) => id);
  const billed = new Map(await inPieces(ids, async (some) => [...(await billedOrders(queryable, some))]));
  return ids.filter((id) => billed.get(id)?.parts.some(({ gross }) => totals.includes(gross)));
}
