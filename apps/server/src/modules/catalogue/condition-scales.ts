import type { Cents, PriceScale } from '@kontor/domain';
import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';

const Scales = Type.Array(Type.Object({ from: Type.Integer(), price: Type.Integer() }));
const readScales = storedJson('conditions.scales', Scales);

/** A condition's scales as stored, or null. */
export function scalesToColumn(scales: readonly PriceScale[]): string | null {
  return scales.length === 0 ? null : JSON.stringify(scales.map(({ from, price }) => ({ from, price })));
}

/** A condition's stored scales at the asking customer's prices. */
export function scalesOfColumn(
  stored: string | null,
  asked: (amount: Cents) => Cents,
  conditionId?: string,
): PriceScale[] {
  return stored === null
    ? []
    : readScales(stored, conditionId).map(({ from, price }) => ({ from, price: asked(price) }));
}
