/** When an order arrives, in mails. The pages of the shop say the same (`delivery.de.ts` of the storefront). */
export const arrivalTexts = {
  label: 'Lieferung',
  range: (from: string, to: string) => `${from} bis ${to}`,
  afterPayment: ({ min, max }: { readonly min: number; readonly max: number }) => {
    if (min !== max) return `${min} bis ${max} Werktage nach Zahlungseingang`;
    return `${max} ${max === 1 ? 'Werktag' : 'Werktage'} nach Zahlungseingang`;
  },
};
