import type { CallShop, OrderCalculation, Price } from '@kontor/contract';
import { callFailureOf } from '../../calls/call-failure.ts';

/** What a carrier asks for an order: its shipping costs, or that it does not take it. */
export type CarrierCost = Price | 'not-deliverable';

/** By carrier. One whose costs nobody could say is missing: the summary will tell. */
export type CarrierCosts = Readonly<Record<string, CarrierCost>>;

const refusals: readonly (string | undefined)[] = ['not-deliverable', 'not-by-carrier'];

/** Asks the shop what each carrier would cost for a cart and a country, all at once. Never fails. */
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
