import type { OrderDetailsRefusal } from '@kontor/domain';

/** What stands beside a wrong field (SPEC §5). */
export function fieldErrorText({ code, example = '' }: Pick<OrderDetailsRefusal, 'code' | 'example'>): string {
  return fieldErrorTexts[code].replace('{example}', example);
}

const fieldErrorTexts: Readonly<Record<OrderDetailsRefusal['code'], string>> = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'invalid-postal-code': 'Keine gültige Postleitzahl für dieses Land (Beispiel: {example})',
  'too-long': 'Diese Angabe ist zu lang.',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
};
