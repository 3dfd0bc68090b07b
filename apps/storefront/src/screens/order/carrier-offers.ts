import type { Arrival, CallShop, OrderCalculation, Price } from '@kontor/contract';
import { callFailureOf } from '../../calls/call-failure.ts';

/** What a carrier asks for an order, and when it arrives if that is known; or that the carrier does not take it. */
export type CarrierOffer = { readonly costs: Price; readonly arrival?: Arrival | undefined } | 'not-deliverable';

/** By carrier name. A carrier is missing if its offer could not be loaded; the summary shows it later. */
export type CarrierOffers = Readonly<Record<string, CarrierOffer>>;

const refusals: readonly (string | undefined)[] = ['not-deliverable', 'not-by-carrier'];

/** Asks the shop for the offer of each carrier for a cart and a country, in parallel. Never rejects. */
export async function askCarriers(
  call: CallShop,
  request: OrderCalculation,
  carriers: readonly string[],
): Promise<CarrierOffers> {
  const asked = carriers.map(async (carrier): Promise<[string, CarrierOffer][]> => {
    try {
      const { shippingCosts: costs, arrival } = await call('orderCalc', { ...request, carrier });
      return [[carrier, { costs, arrival }]];
    } catch (failure) {
      return refusals.includes(callFailureOf(failure)?.refusal.code) ? [[carrier, 'not-deliverable']] : [];
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

/** The carriers that do not take the order. */
export function refusingCarriers(offers: CarrierOffers): string[] {
  return Object.keys(offers).filter((carrier) => offers[carrier] === 'not-deliverable');
}

/** The carrier that costs least, the first of several; null while no costs are known or none takes the order. */
export function cheapestCarrier(offers: CarrierOffers): string | null {
  const taken = Object.entries(offers).flatMap(([carrier, offer]) =>
    offer === 'not-deliverable' ? [] : [{ carrier, gross: offer.costs.gross }],
  );
  return taken.sort((one, other) => one.gross - other.gross)[0]?.carrier ?? null;
}
