import type { StateTable } from '../state-table.ts';
import type { LifeLine, OrderLife } from './order-life.ts';

/** The state of a piece of an order line. Every piece is in exactly one of these states. */
export type Fulfilment = 'open' | 'picked' | 'shipped' | 'delivered' | 'returned' | 'cancelled';

/**
 * The states that may follow each state. A shipped piece is returned, never cancelled. To undo a shipment is no step
 * on: what was noted never happened (undo-shipment.ts).
 */
export const fulfilments: StateTable<Fulfilment> = {
  open: ['picked', 'shipped', 'cancelled'],
  picked: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

/** How many pieces of a line are in each state. They add up to the ordered pieces. */
export type PiecesByState = Readonly<Record<Fulfilment, number>>;

/** The states of a line's pieces. Returned pieces count as delivered ones first. */
export function piecesByState(life: OrderLife, line: number): PiecesByState {
  const of = life.lines[line];
  if (of === undefined) throw new RangeError(`An order has no line ${line}`);
  const waiting = waitingPieces(life, line);
  const { sent, arrived } = sentPieces(life, line);
  const delivered = Math.max(0, arrived - of.returned);
  return {
    open: life.isPicked ? 0 : waiting,
    picked: life.isPicked ? waiting : 0,
    shipped: sent - of.returned - delivered,
    delivered,
    returned: of.returned,
    cancelled: of.cancelled,
  };
}

/** The pieces of a line that are neither cancelled nor shipped. */
export function waitingPieces(life: OrderLife, line: number): number {
  const { ordered, cancelled } = life.lines[line] ?? noPieces;
  return ordered - cancelled - sentPieces(life, line).sent;
}

/** The pieces of a line that the customer has or that are on their way. Only they can be returned. */
export function returnablePieces(life: OrderLife, line: number): number {
  return sentPieces(life, line).sent - (life.lines[line] ?? noPieces).returned;
}

const noPieces: LifeLine = { ordered: 0, cancelled: 0, returned: 0 };

/** How many pieces of a line were shipped, and how many of them in delivered parcels. */
export function sentPieces({ parcels }: OrderLife, line: number): { readonly sent: number; readonly arrived: number } {
  const sum = (some: OrderLife['parcels']) =>
    some
      .flatMap(({ pieces }) => pieces)
      .reduce((total, piece) => (piece.line === line ? total + piece.amount : total), 0);
  return { sent: sum(parcels), arrived: sum(parcels.filter(({ isDelivered }) => isDelivered)) };
}
