/** The delivery time of a product, or its availability (LAW P9). */
export const deliveryTexts = {
  delivery: 'Lieferzeit:',
  availability: 'Verfügbarkeit:',
  arrives: (when: string) => `Lieferung ${when}`,
  range: (from: string, to: string) => `${from} bis ${to}`,
  afterPayment: ({ min, max }: { readonly min: number; readonly max: number }) => {
    if (min !== max) return `${min} bis ${max} Werktage nach Zahlungseingang`;
    return `${max} ${max === 1 ? 'Werktag' : 'Werktage'} nach Zahlungseingang`;
  },
  /** The shop's own words for the stock status, used if the operator has written none. */
  unsaid: ['lieferbar', 'begrenzt lieferbar', 'derzeit nicht lieferbar'],
};
