import { arrivalWords } from '../../catalogue/arrival-words.ts';
import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../format/shown-price.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { orderTexts } from '../../texts/order.de.ts';
import type { CarrierOffer } from './carrier-offers.ts';

/**
 * The note beside a carrier: its price for this order (gross or net, as the shop declares prices), "free", or that it
 * does not take the order.
 */
export function carrierNote(offer: CarrierOffer | undefined, declaration: PriceDeclaration): string | undefined {
  if (offer === undefined || offer === 'not-deliverable') return offer && orderTexts.notByCarrier;
  const amount = declaredAmount(offer.costs, declaration);
  return amount === 0 ? checkoutTexts.freeShipping : formatPrice(amount);
}

/**
 * When the order arrives with a carrier. Where the shop says days of delivery, the line keeps its place while they are
 * unknown.
 */
export function carrierArrival(
  offer: CarrierOffer | undefined,
  { saysDays, waitsForTransfer }: { readonly saysDays: boolean; readonly waitsForTransfer: boolean },
): string | undefined {
  if (!saysDays) return undefined;
  const arrival = offer === 'not-deliverable' ? undefined : offer?.arrival;
  return arrival === undefined ? '\u00a0' : arrivalWords(arrival, waitsForTransfer);
}
