/** The messages for an invalid field of a form (SPEC §5 and §8). */
export const formErrorSentences = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'non-ascii-email':
    'Keine gültige Mailadresse. Vor dem @ sind keine Umlaute und keine anderen Schriften möglich, weil nicht jeder Mailserver sie zustellt.',
  'too-long': 'Diese Angabe ist zu lang (höchstens {limit} Zeichen).',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht oder nicht mehr.',
  'invalid-postal-code': 'Keine gültige Postleitzahl für dieses Land (Beispiel: {example})',
  'not-delivered-there':
    'In dieses Land liefern wir nicht. Geben Sie eine Lieferadresse in einem Land an, in das wir liefern.',
  'invalid-birth-date': 'Kein gültiges Geburtsdatum (Beispiel: 1990-05-31)',
  'too-young-16': 'Diese Bestellung enthält Artikel, die wir nur an Personen ab 16 Jahren verkaufen.',
  'too-young-18': 'Diese Bestellung enthält Artikel, die wir nur an Personen ab 18 Jahren verkaufen.',
  'invalid-vat-id': 'Keine gültige Umsatzsteuer-Identifikationsnummer (Beispiel: DE123456789)',
} as const;
