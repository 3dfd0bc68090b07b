/** Texts shared by the steps from the cart to the order. */
export const checkoutTexts = {
  steps: 'Schritte der Bestellung',
  cart: 'Warenkorb',
  order: 'Ihre Daten',
  summary: 'Bestellen',
  needsScripts: 'Für Warenkorb und Bestellung wird JavaScript benötigt. Bitte schalten Sie es in Ihrem Browser ein.',
  loading: 'Wird geladen',
  goods: 'Warenwert',
  plus: 'zuzüglich',
  freeShipping: 'kostenlos',
  voucher: (code: string) => `Gutschein ${code}`,
  removeVoucher: (code: string) => `Gutschein ${code} entfernen`,
  remove: 'Entfernen',
  /** The effect of a voucher, if its amount does not show it. */
  voucherKinds: {
    fixed: '',
    percent: '',
    'free-shipping': 'Der Versand ist damit kostenlos.',
    'gift-balance': 'Guthaben: Was übrig bleibt, behalten Sie.',
  },
  amountTimes: (amount: string, unit: string, price: string) => `${amount} ${unit} × ${price}`,
  amountAt: (amount: string, unit: string, price: string, per: string) => `${amount} ${unit}, ${price} ${per}`,
  beforeBalance: 'Gesamtbetrag vor Guthaben',
  total: 'Summe',
  totalNet: 'Summe netto',
  totalGross: 'Gesamtsumme',
  taxIncluded: (rate: string) => `enthaltene USt. ${rate}`,
  taxAdded: (rate: string) => `zuzüglich USt. ${rate}`,
  /** What a VAT id does to the tax. */
  vatIdStates: {
    valid: 'Ohne USt. wegen Ihrer Umsatzsteuer-Identifikationsnummer.',
    invalid:
      'Ihre Umsatzsteuer-Identifikationsnummer ist laut Europäischer Kommission (VIES) nicht gültig. Die Bestellung wird mit Umsatzsteuer berechnet.',
    unknown:
      'Ohne USt. wegen Ihrer Umsatzsteuer-Identifikationsnummer. Sie konnte gerade nicht geprüft werden. Wir prüfen sie vor dem Versand; ist sie gültig, bleibt es dabei.',
  },
  calculating: 'Die Versandkosten werden berechnet',
  unknownMoney: 'noch nicht berechnet',
  totalIs: (total: string) => `Summe: ${total}`,
  ordersClosed:
    'Dieser Shop nimmt noch keine Bestellungen an, weil Angaben seines Betreibers fehlen. Ihr Warenkorb und Ihre Angaben bleiben erhalten.',
  calculationFailed: 'Die Kosten konnten nicht berechnet werden.',
  seen: 'Verstanden',
  changed: 'Ihr Warenkorb hat sich geändert',
  discardedCart: 'Ihr gespeicherter Warenkorb konnte nicht gelesen werden. Bitte füllen Sie ihn neu.',
  discardedDetails: 'Ihre gespeicherten Angaben konnten nicht gelesen werden. Bitte tragen Sie sie noch einmal ein.',
  orderedElsewhere: 'Der Inhalt Ihres Warenkorbs wurde in einem anderen Fenster bestellt.',
  orderedBefore: (orderNumber: string) =>
    `Ihr Warenkorb wurde schon als Bestellung ${orderNumber} übermittelt. Die Bestätigung dazu erhalten Sie per E-Mail.`,
  notStored:
    'Ihr Browser erlaubt dem Shop nicht, den Warenkorb zu speichern. Er bleibt gefüllt, bis Sie diese Seite neu laden oder schließen.',
  alertTitle: 'Achtung',
};
