/** What stands beside a wrong field of a form (SPEC §5 and §8). */
export const formErrorSentences = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'too-long': 'Diese Angabe ist zu lang.',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht oder nicht mehr.',
  'invalid-postal-code': 'Keine gültige Postleitzahl für dieses Land (Beispiel: {example})',
} as const;
