/** The mail with the codes of bought gift vouchers. */
export const giftVoucherTexts = {
  subject: (orderNumber: string, isOne: boolean) =>
    isOne ? `Ihr Geschenkgutschein (Bestellung ${orderNumber})` : `Ihre Geschenkgutscheine (Bestellung ${orderNumber})`,
  preview: 'Der Code zum Weiterschenken oder Selbst-Einlösen.',
  thanks: (orderNumber: string, isOne: boolean) =>
    isOne
      ? `vielen Dank für Ihre Bestellung ${orderNumber}. Hier ist der Gutschein zum Weiterschenken:`
      : `vielen Dank für Ihre Bestellung ${orderNumber}. Hier sind die Gutscheine zum Weiterschenken:`,
  card: 'Geschenkgutschein',
  code: 'Code',
  worth: 'Wert',
  validTo: (day: string) => `gültig bis ${day}`,
  how: 'So wird er eingelöst: Waren in den Warenkorb legen, dort den Code eingeben. Bleibt etwas übrig, gilt der Rest für den nächsten Einkauf.',
  keep: 'Wer den Code kennt, kann ihn einlösen. Geben Sie ihn deshalb nur der Person, die Sie beschenken.',
  withdrawal: 'Solange nichts davon eingelöst ist, können Sie den Kauf widerrufen; der Code gilt dann nicht mehr.',
  shop: 'Zum Shop',
};
