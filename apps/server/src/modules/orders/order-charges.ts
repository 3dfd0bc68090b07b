import type { CalculatedOrder } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { type Charge, type ChargeKind, shippingOf } from '@kontor/domain';
import { chargeTexts } from './texts/charges.de.ts';
import type { OrderCharge } from './types.ts';

/** Charges with labels for customers. `payment`: the title of the payment method; '' while none is chosen. */
export function labelledCharges(charges: readonly Charge[], payment: string): OrderCharge[] {
  return charges.map(({ kind, price }) => ({ kind, label: labels[kind](payment), price }));
}

const labels: Readonly<Record<ChargeKind, (payment: string) => string>> = {
  shipping: () => chargeTexts.shipping,
  deposit: () => chargeTexts.deposit,
  'untaxed-deposit': () => chargeTexts.untaxedDeposit,
  'payment-method': chargeTexts.paymentMethod,
};

/** Charges for the wire: all of them, unless shipping costs are the only one (CONTRACT §5). */
export function wireCharges(charges: readonly OrderCharge[]): Pick<CalculatedOrder, 'shippingCosts' | 'charges'> {
  const shippingCosts = wirePrice(shippingOf(charges));
  if (charges.every(({ kind }) => kind === 'shipping')) return { shippingCosts };
  return { shippingCosts, charges: charges.map(({ price, ...charge }) => ({ ...charge, price: wirePrice(price) })) };
}
