/** When a product comes, or that it can be had (LAW P9). */
export const deliveryTexts = {
  delivery: 'Lieferzeit:',
  availability: 'Verfügbarkeit:',
  /** What the shop itself says of a product's stock where its operator says nothing. */
  unsaid: ['lieferbar', 'begrenzt lieferbar', 'derzeit nicht lieferbar'],
};
