import { type Day, laterDay } from '../day.ts';
import type { OrderLife } from '../order-life/order-life.ts';
import { isRestDay } from './public-holidays.ts';

/** The days of the period, for both sides (§§ 355 (2), 357 (1) BGB; §§ 11 (1), 14 (1) FAGG). */
const periodDays = 14;

/**
 * The last day on which a withdrawal can be declared, to its midnight in Vienna. The day of the delivery is not counted
 * (§ 187 (1) BGB, § 902 ABGB). If the last one is a Saturday, a Sunday or a holiday, the next working day is the last
 * (§ 193 BGB; § 903 ABGB with BGBl. 37/1961; Regulation 1182/71 Art. 3 (4)). Where Austria and Germany differ, the
 * later day counts.
 *
 * @param received the day on which the customer had the last part of the order (LAW R1)
 */
export function lastDayToWithdraw(received: Day): Day {
  let last = laterDay(received, periodDays);
  while (isRestDay(last)) last = laterDay(last, 1);
  return last;
}

/**
 * The last day on which the customer may still send the goods back: the fourteenth after the day of the declaration, or
 * the next working day (§§ 355 (3), 357 (1), 193 BGB; § 15 (1) FAGG, § 903 ABGB). It is kept by sending them off.
 *
 * @param declared the day on which the declaration came
 */
export function lastDayToReturn(declared: Day): Day {
  return lastDayToWithdraw(declared);
}

/**
 * The last day on which the shop may still give the money back: the fourteenth after the day of the declaration
 * (§ 357 (1) BGB, § 14 (1) FAGG; LAW R2). It stays so on a Sunday or holiday: a day too early costs nothing.
 *
 * @param declared the day on which the declaration came
 */
export function lastDayToRefund(declared: Day): Day {
  return laterDay(declared, periodDays);
}

/** What the period depends on: the lines of an order, and its parcels with the time of their arrival in epoch ms. */
export interface Receipt extends Pick<OrderLife, 'lines'> {
  readonly parcels: readonly {
    readonly deliveredAt: number | null;
    readonly pieces: readonly { readonly line: number; readonly amount: number }[];
  }[];
}

/**
 * When the customer had the last part of an order, in epoch ms (§ 356 (2) Nr. 1 BGB, § 11 (2) Z 1 FAGG); null while a
 * piece is still to come, or the day of a delivery is not known: the period has not begun (LAW R1).
 */
export function receivedAt({ lines, parcels }: Receipt): number | null {
  const times = parcels.map(({ deliveredAt }) => deliveredAt);
  const isAllShipped = lines.every(({ ordered, cancelled }, line) => shipped(parcels, line) >= ordered - cancelled);
  if (times.length === 0 || !isAllShipped) return null;
  return times.reduce((last, time) => (last === null || time === null ? null : Math.max(last, time)), 0);
}

function shipped(parcels: Receipt['parcels'], wanted: number): number {
  const pieces = parcels.flatMap((parcel) => parcel.pieces);
  return pieces.reduce((sum, { line, amount }) => (line === wanted ? sum + amount : sum), 0);
}
