/** What an order costs beside its goods, as customers read it. */
export const chargeTexts = {
  shipping: 'Versandkosten',
  deposit: 'Pfand',
  untaxedDeposit: 'Einwegpfand (ohne USt.)',
  paymentMethod: (title: string) => `Gebühr für ${title}`,
  free: 'kostenlos',
} as const;
