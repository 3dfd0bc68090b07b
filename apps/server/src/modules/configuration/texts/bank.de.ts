/** Messages about an invalid bank account. */
export const bankTexts = {
  noIban:
    'Diese IBAN kann nicht stimmen: Ihre Prüfziffern oder ihre Länge passen nicht. Bitte Zeichen für Zeichen vergleichen.',
  noBic: 'Das ist kein BIC. Er hat 8 oder 11 Zeichen, wie BKAUATWW, und darf auch fehlen.',
} as const;
