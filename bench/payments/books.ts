import type { Cents, PaymentState } from '@kontor/domain';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
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

/** The shop's books at the end. */
export interface Books {
  readonly attempts: readonly BookedAttempt[];
  /** The money in the journal by its place, such as `paypal`, in cents. */
  readonly money: ReadonlyMap<string, Cents>;
  /** The turnover in the journal with its tax, in cents. */
  readonly turnover: Cents;
  /** The counted stock of each condition. */
  readonly stock: ReadonlyMap<string, number>;
}

/** Reads the books of a stopped shop. */
export async function readBooks({ dataDir, databaseUrl }: ShopPlace): Promise<Books> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  try {
    const { read } = database;
    const bookings = await read.selectFrom('bookings').select(['subject', 'place', 'net', 'vat']).execute();
    const gross = (rows: typeof bookings) => rows.reduce((sum, { net, vat }) => sum + net + vat, 0);
    const byPlace = Map.groupBy(
      bookings.filter(({ subject }) => subject === 'money'),
      ({ place }) => `${place}`,
    );
    const stock = await read.selectFrom('conditions').select(['id', 'stock']).where('stock', 'is not', null).execute();
    return {
      attempts: await readAttempts(database),
      money: new Map([...byPlace].map(([place, rows]) => [place, gross(rows)])),
      turnover: gross(bookings.filter(({ subject }) => subject !== 'money')),
      stock: new Map(stock.map(({ id, stock }) => [id, Number(stock)])),
    };
  } finally {
    await database.close();
  }
}

async function readAttempts({ read }: Database): Promise<BookedAttempt[]> {
  const rows = await read
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
  return rows.map(({ id, reference, order_id, total_gross, state, amount, refunded }) => ({
    ...{ reference: referenceAtProvider({ id, reference }), orderId: order_id, total: total_gross, state, refunded },
    captured: state === 'captured' || state === 'refunded' ? amount : 0,
  }));
}
