import { deliveryTexts as texts } from '../texts/delivery.de.ts';

/** When a product comes, as its line in cart and summary says it; empty where nothing is known. */
export function deliveryWords({
  stockStatusText = '',
  termsOfDelivery = '',
}: {
  readonly stockStatusText?: string;
  readonly termsOfDelivery?: string;
}): string {
  const words = [stockStatusText, termsOfDelivery].filter(Boolean).join(', ');
  // Without a word of the operator's it is no time (LAW P9), as in mail and PDF.
  const saysNoTime = termsOfDelivery === '' && texts.unsaid.includes(stockStatusText);
  return words && `${saysNoTime ? texts.availability : texts.delivery} ${words}`;
}
