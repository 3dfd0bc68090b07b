import type { OrderDetailsRefusal } from '@kontor/domain';

/** What a customer reads about a cart that is no longer as it was (CONTRACT §5, `changes`). */
export const changeTexts = {
  gone: 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.',
  soldOut: (name: string) => `„${name}“ ist derzeit nicht lieferbar.`,
  fewerLeft: (name: string, left: number, unit: string) =>
    `Von „${name}“ ist nur noch diese Menge lieferbar: ${left} ${unit}.`,
  price: (name: string, before: string, now: string) =>
    `Der Preis von „${name}“ hat sich geändert: bisher ${before}, jetzt ${now}.`,
};

/** Availability of a product whose last piece was sold (LAW P9). */
export const soldOutStatusText = 'derzeit ausverkauft';

/** What stands beside a wrong field of the order form (SPEC §5 and §8). */
export function fieldText({ code, example = '' }: Pick<OrderDetailsRefusal, 'code' | 'example'>): string {
  return fieldTexts[code].replace('{example}', example);
}

const fieldTexts: Readonly<Record<OrderDetailsRefusal['code'], string>> = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'too-long': 'Diese Angabe ist zu lang.',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht oder nicht mehr.',
  'invalid-postal-code': 'Keine gültige Postleitzahl für dieses Land (Beispiel: {example})',
};

/** SPEC §8: names the first mandatory option that was not ticked. */
export const missingOptionText = (option: string) => `${option} wurde nicht ausgewählt`;

/** Name of the confirmation when it is downloaded. */
export const confirmationFilename = (orderNumber: string) => `Bestellung-${orderNumber.replaceAll('/', '-')}.pdf`;
