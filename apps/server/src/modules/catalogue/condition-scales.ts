import type { Cents, PriceScale } from '@kontor/domain';
import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';

const Scales = Type.Array(Type.Object({ from: Type.Integer(), price: Type.Integer() }));
const readScales = storedJson('conditions.scales', Scales);

/** A condition's scales as the database has them; null: none. */
export function scalesToColumn(scales: readonly PriceScale[]): string | null {
  return scales.length === 0 ? null : JSON.stringify(scales.map(({ from, price }) => ({ from, price })));
}

/** The scales that the database has of a condition, at the prices of who asks. */
export function scalesOfColumn(
  stored: string | null,
  asked: (amount: Cents) => Cents,
  conditionId?: string,
): PriceScale[] {
  return stored === null
    ? []
    : readScales(stored, conditionId).map(({ from, price }) => ({ from, price: asked(price) }));
}
