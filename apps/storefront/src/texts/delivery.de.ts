/** The delivery time of a product, or its availability (LAW P9). */
export const deliveryTexts = {
  delivery: 'Lieferzeit:',
  availability: 'Verfügbarkeit:',
  /** The shop's own words for the stock status, used if the operator has written none. */
  unsaid: ['lieferbar', 'begrenzt lieferbar', 'derzeit nicht lieferbar'],
};
