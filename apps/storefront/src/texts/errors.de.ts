import type { FieldCode, FieldRefusal } from '@kontor/domain';

/** The message for an invalid field (SPEC §5). */
export function fieldErrorText({ code, example = '', limit }: Omit<FieldRefusal, 'path'>): string {
  return fieldErrorTexts[code].replace('{example}', example).replace('{limit}', String(limit));
}

const fieldErrorTexts: Readonly<Record<FieldCode, string>> = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'non-ascii-email':
    'Keine gültige Mailadresse. Vor dem @ sind keine Umlaute und keine anderen Schriften möglich, weil nicht jeder Mailserver sie zustellt.',
  'invalid-postal-code': 'Keine gültige Postleitzahl für dieses Land (Beispiel: {example})',
  'not-delivered-there':
    'In dieses Land liefern wir nicht. Die Rechnung kann dorthin gehen; bitte geben Sie dazu eine Lieferadresse an.',
  'invalid-birth-date': 'Kein gültiges Geburtsdatum',
  'too-young-16': 'Ihr Warenkorb enthält Artikel, die wir nur an Personen ab 16 Jahren verkaufen.',
  'too-young-18': 'Ihr Warenkorb enthält Artikel, die wir nur an Personen ab 18 Jahren verkaufen.',
  'invalid-vat-id': 'Keine gültige Umsatzsteuer-Identifikationsnummer (Beispiel: DE123456789)',
  'too-long': 'Diese Angabe ist zu lang (höchstens {limit} Zeichen).',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
};
