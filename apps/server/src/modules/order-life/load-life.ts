import type { OrderLife } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OrderParcelTable, OrderPiecesTable } from '../../database/schema.ts';
import type { OrderRecord } from '../orders/orders.service.ts';
import { parcelsOf, piecesOf } from './order-life.repository.ts';

/** A parcel with its pieces and tracking link. */
export interface StoredParcel {
  readonly number: number;
  /** The version of the step that shipped it. */
  readonly version: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingLink: string | null;
  /** Epoch ms. */
  readonly shippedAt: number;
  readonly deliveredAt: number | null;
  readonly pieces: readonly { readonly line: number; readonly amount: number }[];
}

/** The life of an order, with its stored parcels. */
export interface StoredLife {
  readonly life: OrderLife;
  readonly parcels: readonly StoredParcel[];
}

type Stored = Pick<OrderRecord, 'order' | 'state' | 'isPicked' | 'hold'>;

/** The options for reading a life. */
interface LifeTerms {
  /** Whether a provider captured money of the customer that the shop still has. */
  readonly isPaid?: boolean;
  /** Whether its money should be there before the delivery, and is not. */
  readonly awaitsPrepayment?: boolean;
  /** Only entries up to this version. */
  readonly upTo?: number;
}

/** The lives of orders, by their ids. */
export async function loadLives(
  queryable: Queryable,
  records: readonly Stored[],
): Promise<ReadonlyMap<string, StoredLife>> {
  const ids = records.map(({ order }) => order.id);
  if (ids.length === 0) return new Map();
  const [pieces, parcels] = [await piecesOf(queryable, ids), await parcelsOf(queryable, ids)];
  const [piecesById, parcelsById] = [byOrder(pieces), byOrder(parcels)];
  return new Map(
    records.map((record) => {
      const { id } = record.order;
      return [id, lifeOf(record, piecesById.get(id) ?? [], parcelsById.get(id) ?? [])];
    }),
  );
}

function byOrder<Row extends { readonly order_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The life of one order. */
export async function loadLife(
  queryable: Queryable,
  record: Stored,
  { isPaid = false, awaitsPrepayment = false, upTo = Number.POSITIVE_INFINITY }: LifeTerms = {},
): Promise<StoredLife> {
  const { id } = record.order;
  const until = <Row extends { readonly version: number }>(rows: readonly Row[]) =>
    rows.filter(({ version }) => version <= upTo);
  const [pieces, parcels] = [await piecesOf(queryable, [id]), await parcelsOf(queryable, [id])];
  const { life, ...stored } = lifeOf(record, until(pieces), until(parcels), isPaid);
  return { ...stored, life: { ...life, awaitsPrepayment } };
}

function lifeOf(
  { order, state, isPicked, hold }: Stored,
  pieces: readonly Selectable<OrderPiecesTable>[],
  parcelRows: readonly Selectable<OrderParcelTable>[],
  isPaid = false,
): StoredLife {
  const moved = (line: number, kind: OrderPiecesTable['kind']) =>
    pieces.reduce((sum, piece) => (piece.line === line && piece.kind === kind ? sum + piece.amount : sum), 0);
  const parcels = parcelRows.map((row) => parcelOf(row, pieces));
  const lines = order.lines.map(({ amount: ordered, minimumAge, giftVoucher }, line) => {
    // A cancelled order has no waiting pieces, even if its state was set before steps existed.
    const cancelled = state === 'cancelled' ? ordered - moved(line, 'ship') : moved(line, 'cancel');
    return {
      ...{ ordered, cancelled, returned: moved(line, 'return') },
      ...(minimumAge && { minimumAge }),
      ...(giftVoucher && { isGiftVoucher: true }),
    };
  });
  return {
    parcels,
    life: {
      lines,
      parcels: parcels.map((parcel) => ({ ...parcel, isDelivered: parcel.deliveredAt !== null })),
      ...{ isPicked, hold, isPaid, isConfirmed: state !== 'placed', isCompleted: state === 'completed' },
    },
  };
}

function parcelOf(row: Selectable<OrderParcelTable>, pieces: readonly Selectable<OrderPiecesTable>[]): StoredParcel {
  return {
    ...{ number: row.number, version: row.version, carrier: row.carrier, trackingNumber: row.tracking_number },
    ...{ trackingLink: row.tracking_link, shippedAt: row.shipped_at, deliveredAt: row.delivered_at },
    pieces: pieces
      .filter(({ version, kind }) => kind === 'ship' && version === row.version)
      .map(({ line, amount }) => ({ line, amount }))
      .toSorted((a, b) => a.line - b.line),
  };
}
