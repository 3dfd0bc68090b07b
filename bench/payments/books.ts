import type { Cents, PaymentState } from '@kontor/domain';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/database/opening/open-database.ts';
import { referenceAtProvider } from '../../apps/server/src/modules/payments/store/payment-attempt.ts';
import type { ShopPlace } from '../../e2e/shop-server.ts';

/** A payment in the shop's books. */
export interface BookedAttempt {
  /** The reference in the provider's records. */
  readonly reference: string;
  readonly orderId: string;
  /** The order's total. */
  readonly total: Cents;
  readonly state: PaymentState;
  readonly captured: Cents;
  readonly refunded: Cents;
}

/** Reads the books of a stopped shop. */
export async function readBooks({ dataDir, databaseUrl }: ShopPlace): Promise<BookedAttempt[]> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  const rows = await database.read
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select([
      'payment_attempts.id',
      'reference',
      'order_id',
      'total_gross',
      'payment_attempts.state',
      'amount',
      'refunded',
    ])
    .orderBy('reference')
    .execute();
  await database.close();
  return rows.map(({ id, reference, order_id, total_gross, state, amount, refunded }) => ({
    ...{ reference: referenceAtProvider({ id, reference }), orderId: order_id, total: total_gross, state, refunded },
    captured: state === 'captured' || state === 'refunded' ? amount : 0,
  }));
}
