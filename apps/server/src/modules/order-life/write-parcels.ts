import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { addNumberToWords } from '../orders/orders.service.ts';
import { carrierOf } from './carrier-of.ts';
import type { DecidedStep } from './decided-step.ts';
import { insertParcel, insertPieces, noteDelivered, noteUndone } from './order-life.repository.ts';
import { trackingLink } from './tracking-link.ts';
import type { EntryDetail } from './types.ts';

/** The numbers of the parcels that a step ships or delivers, or whose shipment it undoes. */
export function changedParcels({
  asked: { step },
  before,
  decision: { after },
}: Pick<DecidedStep, 'asked' | 'before' | 'decision'>): number[] {
  if (step.kind === 'unship') return [step.parcel];
  const changed = after.parcels.filter(({ number, isDelivered }) => {
    const known = before.parcels.find((parcel) => parcel.number === number);
    return known === undefined || known.isDelivered !== isDelivered;
  });
  return changed.map(({ number }) => number);
}

/**
 * Writes what a step does to the parcels of its order.
 * @param at epoch ms
 * @returns what its entry says of it.
 */
export async function writeParcels(
  transaction: Transaction<Schema>,
  decided: DecidedStep,
  at: number,
): Promise<Pick<EntryDetail, 'deliveryNote'>> {
  const { asked, record, decision } = decided;
  const { step, detail } = asked;
  const order_id = record.order.id;
  if (step.kind === 'ship') {
    const version = record.version + 1;
    await insertPieces(transaction, { order_id, version, kind: 'ship' }, decision.moved);
    await insertParcel(transaction, newParcel(decided, { version, at }));
    await addNumberToWords(transaction, order_id, detail.trackingNumber ?? '');
  }
  if (step.kind === 'deliver') await noteDelivered(transaction, order_id, { numbers: changedParcels(decided), at });
  return step.kind === 'unship' ? undoShipment(transaction, decided, { number: step.parcel, at }) : {};
}

/** Takes a parcel out of those that were shipped, and withdraws its delivery note. */
async function undoShipment(
  transaction: Transaction<Schema>,
  { sources, by, record, before }: DecidedStep,
  { number, at }: { readonly number: number; readonly at: number },
): Promise<Pick<EntryDetail, 'deliveryNote'>> {
  const orderId = record.order.id;
  await noteUndone(transaction, orderId, { number, version: record.version + 1 });
  const note = { orderId, parcels: before.parcels, number, by: by.operator, at };
  const deliveryNote = await sources.documents.withdrawNote(transaction, note);
  return deliveryNote === null ? {} : { deliveryNote };
}

function newParcel(
  { settings, asked, record, decision }: DecidedStep,
  { version, at }: { readonly version: number; readonly at: number },
) {
  const carrier = carrierOf(asked, record.order);
  const { trackingNumber = '' } = asked.detail;
  return {
    ...{ order_id: record.order.id, number: decision.after.parcels.at(-1)?.number ?? 1, version, carrier },
    ...{
      tracking_number: trackingNumber,
      shipped_at: at,
      delivered_at: decision.after.parcels.at(-1)?.isDelivered ? at : null,
    },
    tracking_link: trackingLink(settings.trackingLinks, carrier, trackingNumber),
  };
}
