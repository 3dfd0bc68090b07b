/** Labels of an order's charges for customers. */
export const chargeTexts = {
  shipping: 'Versandkosten',
  deposit: 'Pfand',
  untaxedDeposit: 'Einwegpfand (ohne USt.)',
  paymentMethod: (title: string) => `Gebühr für ${title}`,
  free: 'kostenlos',
} as const;
