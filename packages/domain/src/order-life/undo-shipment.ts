import { sentPieces } from './fulfilment.ts';
import type { OrderLife } from './order-life.ts';
import type { StepRefusal } from './order-step.ts';

/** Why a shipment cannot be undone. `line`: the line that is the reason. */
interface Standing {
  readonly reason: Extract<StepRefusal, 'not-shipped' | 'unknown-parcel' | 'delivered' | 'came-back' | 'billed'>;
  readonly line?: number;
}

/**
 * Why the shipment of a parcel stands, although somebody says that it was noted by mistake. Null: it can be undone.
 * `already`: it was.
 *
 * Nothing may have happened that only a parcel on its way can cause: it has arrived, pieces of it came back, or an
 * invoice states its day. Returned pieces count as those of delivered parcels first; beyond these nobody knows of which
 * parcel they are, and none of the line is undone.
 */
export function whyShipmentStands(life: OrderLife, number: number): Standing | 'already' | null {
  const parcel = life.parcels.find((one) => one.number === number);
  if (parcel === undefined) return whyUnknown(life, number);
  if (parcel.isDelivered) return { reason: 'delivered' };
  const back = parcel.pieces.find(({ line }) => (life.lines[line]?.returned ?? 0) > sentPieces(life, line).arrived);
  if (back !== undefined) return { reason: 'came-back', line: back.line };
  return parcel.isBilled ? { reason: 'billed' } : null;
}

/** Numbers are given without a gap, so one that is missing among them was undone. */
function whyUnknown({ parcels, undone = 0 }: OrderLife, number: number): Standing | 'already' {
  if (Number.isSafeInteger(number) && number >= 1 && number <= parcels.length + undone) return 'already';
  return { reason: parcels.length === 0 ? 'not-shipped' : 'unknown-parcel' };
}
