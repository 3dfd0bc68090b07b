/** What stands beside a wrong field (SPEC §5), by the domain's code. */
export const fieldErrorTexts = {
  required: 'Pflichtfeld',
  'invalid-email': 'Keine gültige Mailadresse',
  'too-long': 'Diese Angabe ist zu lang.',
  'control-character': 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.',
  unknown: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
};
