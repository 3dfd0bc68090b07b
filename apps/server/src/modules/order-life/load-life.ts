import { type Cents, type OrderLife, type Pieces, parcelsOfPieces } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OrderParcelTable, OrderPiecesTable } from '../../database/schema.ts';
import type { OrderRecord } from '../orders/orders.service.ts';
import { parcelsOf, piecesOf } from './order-life.repository.ts';
import type { BilledAt } from './types.ts';

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
  /** The version of the step that undid its shipment. Null: it was shipped. */
  readonly undoneIn: number | null;
  readonly pieces: readonly { readonly line: number; readonly amount: number }[];
}

/** The life of an order, with its stored parcels. */
export interface StoredLife {
  readonly life: OrderLife;
  /** Those that were really shipped. */
  readonly parcels: readonly StoredParcel[];
  /** Those whose shipment was noted by mistake and undone. */
  readonly undone: readonly StoredParcel[];
}

type Stored = Pick<OrderRecord, 'order' | 'state' | 'isPicked' | 'hold'>;

/** The options for reading a life. */
interface LifeTerms {
  /** Whether a provider captured money of the customer that the shop still has. */
  readonly isPaid?: boolean;
  /** Whether its money should be there before the delivery, and is not. */
  readonly awaitsPrepayment?: boolean;
  /** What is left of its invoices, where a shipment may be undone. */
  readonly billed?: readonly BilledAt[];
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
  const allowances = await allowancesOf(queryable, ids);
  const [piecesById, parcelsById] = [byOrder(pieces), byOrder(parcels)];
  return new Map(
    records.map((record) => {
      const { id } = record.order;
      return [id, lifeOf(record, piecesById.get(id) ?? [], parcelsById.get(id) ?? [], allowances.get(id))];
    }),
  );
}

function byOrder<Row extends { readonly order_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The life of one order. */
export async function loadLife(queryable: Queryable, record: Stored, terms: LifeTerms = {}): Promise<StoredLife> {
  const { id } = record.order;
  const { awaitsPrepayment = false } = terms;
  const allowance = (await allowancesOf(queryable, [id])).get(id);
  const [pieces, parcels] = [await piecesOf(queryable, [id]), await parcelsOf(queryable, [id])];
  const { life, ...stored } = lifeOf(record, pieces, parcels, allowance, terms);
  return { ...stored, life: { ...life, awaitsPrepayment } };
}

function lifeOf(
  { order, state, isPicked, hold }: Stored,
  allPieces: readonly Selectable<OrderPiecesTable>[],
  allParcels: readonly Selectable<OrderParcelTable>[],
  allowance: Cents | undefined,
  { isPaid = false, billed = [], upTo = Number.POSITIVE_INFINITY }: LifeTerms = {},
): StoredLife {
  const pieces = allPieces.filter(({ version }) => version <= upTo);
  const rows = allParcels.filter(({ version }) => version <= upTo).map((row) => parcelOf(row, pieces));
  const [undone, parcels] = partition(rows, ({ undoneIn }) => undoneIn !== null && undoneIn <= upTo);
  const shipped = parcels.flatMap((parcel) => parcel.pieces);
  const { cancel = [], return: cameBack = [] } = Object.groupBy(pieces, ({ kind }) => kind);
  const lines = order.lines.map(({ amount: ordered, minimumAge, giftVoucher }, line) => {
    // A cancelled order has no waiting pieces, even if its state was set before steps existed.
    const cancelled = state === 'cancelled' ? ordered - sumOf(line, shipped) : sumOf(line, cancel);
    return {
      ...{ ordered, cancelled, returned: sumOf(line, cameBack) },
      ...(minimumAge && { minimumAge }),
      ...(giftVoucher && { isGiftVoucher: true }),
    };
  });
  return {
    ...{ parcels, undone },
    life: {
      lines,
      parcels: parcels.map((parcel) => ({
        ...{ ...parcel, isDelivered: parcel.deliveredAt !== null },
        isBilled: billed.some((one) => isBilledSince(parcel, one, parcels)),
      })),
      ...(undone.length > 0 && { undone: undone.length }),
      ...(allowance !== undefined && { allowance }),
      ...{ isPicked, hold, isPaid, isConfirmed: state !== 'placed', isCompleted: state === 'completed' },
    },
  };
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** What corrections gave back although the goods are kept, by the ids of the orders that have any. */
async function allowancesOf(queryable: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const some = queryable.selectFrom('orders').select(['id', 'allowance']).where('id', 'in', ids);
  const rows = await some.where('allowance', '>', 0).execute();
  return new Map(rows.map(({ id, allowance }) => [id, allowance]));
}

/** How many of some pieces are of a line. */
function sumOf(wanted: number, pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { line, amount }) => (line === wanted ? sum + amount : sum), 0);
}

/**
 * Whether an invoice that was issued after a parcel was shipped bills pieces of it: invoices bill the pieces in the
 * order in which they left.
 */
function isBilledSince(parcel: StoredParcel, invoice: BilledAt, parcels: readonly StoredParcel[]): boolean {
  const isLeft = parcel.pieces.some(({ line }) => sumOf(line, invoice.pieces) > 0);
  if (!isLeft || invoice.issuedAt < parcel.shippedAt) return false;
  const inOrder = parcels.toSorted((a, b) => a.shippedAt - b.shippedAt || a.number - b.number);
  return parcelsOfPieces(inOrder, invoice.before, invoice.billed).includes(parcel);
}

function parcelOf(row: Selectable<OrderParcelTable>, pieces: readonly Selectable<OrderPiecesTable>[]): StoredParcel {
  return {
    ...{ number: row.number, version: row.version, carrier: row.carrier, trackingNumber: row.tracking_number },
    ...{ trackingLink: row.tracking_link, shippedAt: row.shipped_at, deliveredAt: row.delivered_at },
    undoneIn: row.undone_version,
    pieces: pieces
      .filter(({ version, kind }) => kind === 'ship' && version === row.version)
      .map(({ line, amount }) => ({ line, amount }))
      .toSorted((a, b) => a.line - b.line),
  };
}
