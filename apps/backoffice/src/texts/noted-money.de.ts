const means = {
  bank: 'Überweisung',
  cash: 'Bar',
  other: 'Sonstige Zahlung',
  discount: 'Skonto',
  rest: 'Rest ausgebucht',
  transfer: 'Rücküberweisung',
} as const;

/** Noted money of an order. */
export const notedMoneyTexts = {
  noted: (via: keyof typeof means, day: string, amount: string) => `${means[via]} vom ${day}: ${amount}`,
  by: (reference: string, by: string) => [reference, `eingetragen von ${by}`].filter(Boolean).join(', '),
  takenBack: (by: string) => `zurückgenommen von ${by}`,
  button: 'Zahlung eintragen',
  hint: 'Für Geld, das auf keinem Kontoauszug steht. Ist die Bestellung damit bezahlt, bekommt der Kunde eine E-Mail.',
  amount: 'Betrag in €',
  amountHint: 'Mit Minus, was an den Kunden zurückging',
  wrongAmount: 'Geben Sie einen Betrag an, zum Beispiel 12,50.',
  day: 'Eingegangen am',
  means: 'Wie',
  choices: { cash: 'bar', other: 'anders' },
  reason: 'Grund oder Beleg',
  reasonHint: 'Erforderlich. Nur für den Shop, etwa die Nummer des Kassenbelegs.',
  onDelivery: 'Nachnahme',
  done: 'Zahlung eingetragen',
  transferBack: 'Rücküberweisung eintragen …',
  transferBackTitle: 'Rücküberweisung eintragen',
  transferBackHint: (name: string, iban: string) =>
    `Überweisen Sie selbst${name === '' ? '' : ` an ${name}`}${iban === '' ? '' : `, IBAN ${iban}`}, und tragen Sie es hier ein. Die Abbuchung im nächsten Kontoauszug gehört dann zu dem, was beiseitegelegt ist.`,
  transferredOn: 'Überwiesen am',
  transferReason: 'Rücküberweisung',
  transferDone: 'Rücküberweisung eingetragen',
  undo: 'Zurücknehmen',
  undoOf: (what: string) => `${what} zurücknehmen`,
  undoTitle: 'Zahlung zurücknehmen',
  undoHint: 'Sie zählt dann nicht mehr. Der Eintrag bleibt sichtbar, mit Ihrem Namen.',
  undone: 'Zahlung zurückgenommen',
} as const;
