/** What of an earlier order cannot be bought again as it was. */
export const againTexts = {
  gone: (name: string) => `${name} wird nicht mehr verkauft.`,
  soldOut: (name: string) => `${name} ist ausverkauft.`,
  fewer: (name: string, left: string) => `Von ${name} sind nur noch ${left} da.`,
  amount: (name: string, amount: string) => `${name} wird in anderen Mengen verkauft, hier ${amount}.`,
  price: (name: string, before: string, now: string) => `${name} kostete ${before} und kostet jetzt ${now}.`,
};

/** Sentences for operators who take an order by hand, by the code of the refusal. */
export const takingTexts = {
  wrongPrice: 'Geben Sie einen Preis ab 0 mit höchstens zwei Nachkommastellen an.',
  refusals: {
    'cart-empty': 'Fügen Sie einen Artikel hinzu.',
    'invalid-order': 'Prüfen Sie die markierten Angaben.',
    'option-missing': 'Der Kunde muss allem zustimmen, was als Pflicht markiert ist.',
    'order-changed': 'Die Summe hat sich geändert. Nennen Sie dem Kunden die neue.',
    'item-gone': 'Ein Artikel wird nicht mehr verkauft.',
    'item-sold-out': 'Von einem Artikel ist nicht mehr so viel da.',
    'voucher-gone': 'Ein Gutschein gilt nicht mehr.',
    'not-deliverable': 'In dieses Land lässt sich diese Bestellung nicht liefern.',
    'not-by-carrier': 'Mit dieser Versandart lässt sich diese Bestellung nicht liefern. Wählen Sie eine andere.',
    'shop-not-open': 'Dieser Shop nimmt noch keine Bestellungen an, weil Angaben seines Betreibers fehlen.',
    'key-used': 'Diese Bestellung wurde schon für einen anderen Kunden aufgenommen.',
  } as Readonly<Partial<Record<string, string>>>,
};
