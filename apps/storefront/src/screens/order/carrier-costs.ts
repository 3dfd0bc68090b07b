import type { CallShop, OrderCalculation, Price } from '@kontor/contract';
import { callFailureOf } from '../../calls/call-failure.ts';

/** The shipping costs of a carrier for an order, or that the carrier does not take the order. */
export type CarrierCost = Price | 'not-deliverable';

/** By carrier name. A carrier is missing if its costs could not be loaded; the summary shows them later. */
export type CarrierCosts = Readonly<Record<string, CarrierCost>>;

const refusals: readonly (string | undefined)[] = ['not-deliverable', 'not-by-carrier'];

/** Asks the shop for the costs of each carrier for a cart and a country, in parallel. Never rejects. */
export async function askCarrierCosts(
  call: CallShop,
  request: OrderCalculation,
  carriers: readonly string[],
): Promise<CarrierCosts> {
  const asked = carriers.map(async (carrier): Promise<[string, CarrierCost][]> => {
    try {
      const { shippingCosts } = await call('orderCalc', { ...request, carrier });
      return [[carrier, shippingCosts]];
    } catch (failure) {
      return refusals.includes(callFailureOf(failure)?.refusal.code) ? [[carrier, 'not-deliverable']] : [];
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

/** The carriers that do not take the order. */
export function refusingCarriers(costs: CarrierCosts): string[] {
  return Object.keys(costs).filter((carrier) => costs[carrier] === 'not-deliverable');
}

/** The carrier that costs least, the first of several; null while no costs are known or none takes the order. */
export function cheapestCarrier(costs: CarrierCosts): string | null {
  const taken = Object.entries(costs).flatMap(([carrier, cost]) =>
    cost === 'not-deliverable' ? [] : [{ carrier, gross: cost.gross }],
  );
  return taken.sort((one, other) => one.gross - other.gross)[0]?.carrier ?? null;
}
