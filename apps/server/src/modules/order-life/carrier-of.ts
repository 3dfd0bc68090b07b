import type { OrderSnapshot } from '../orders/types.ts';
import type { AskedStep } from './types.ts';

/** The carrier of a shipment: where none is named, the one that the customer chose; empty: nobody chose one. */
export function carrierOf(
  { step, detail }: Pick<AskedStep, 'step' | 'detail'>,
  { carrier }: Pick<OrderSnapshot, 'carrier'>,
): string {
  const isByEmail = step.kind === 'ship' && step.isByEmail === true;
  return detail.carrier || (isByEmail ? '' : (carrier ?? ''));
}
