import { deliveryTexts as texts } from '../texts/delivery.de.ts';

/** The delivery time or availability of a product, for a line in cart and summary; empty if unknown. */
export function deliveryWords({
  stockStatusText = '',
  termsOfDelivery = '',
}: {
  readonly stockStatusText?: string;
  readonly termsOfDelivery?: string;
}): string {
  const words = [stockStatusText, termsOfDelivery].filter(Boolean).join(', ');
  // Without words of the operator it is an availability, not a delivery time (LAW P9), as in mail and PDF.
  const saysNoTime = termsOfDelivery === '' && texts.unsaid.includes(stockStatusText);
  return words && `${saysNoTime ? texts.availability : texts.delivery} ${words}`;
}
