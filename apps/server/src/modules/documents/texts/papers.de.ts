/** The texts of what is printed for many orders at once. */
export const papersTexts = {
  pickList: 'Packliste',
  files: { 'pick-list': 'Packliste', 'delivery-notes': 'Lieferscheine', invoices: 'Rechnungen' },
  printed: (time: string, orders: number) =>
    `Gedruckt ${time} für ${orders === 1 ? 'eine Bestellung' : `${orders} Bestellungen`}.`,
  columns: { articleNumber: 'Artikel-Nr.', article: 'Artikel', amount: 'Menge', orders: 'Davon für' },
  ofOrder: (amount: number, number: string) => `${amount}\u00a0×\u00a0${number}`,
  held: (reason: string) => `Diese Bestellung ist angehalten (${reason}).`,
  inParts: 'Diese Bestellung ist zum Teil berechnet, und der Rest wartet noch auf den Versand.',
  nothingOpen: 'Von dieser Bestellung ist nichts mehr zu packen.',
} as const;
