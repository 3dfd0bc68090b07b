import { conditionFields } from '../../condition-fields.ts';
import type { ForeignProduct } from '../foreign/own-table.ts';
import { shopTexts } from '../texts/shops.de.ts';

const prices = ['price', 'salePrice', 'listPrice'] as const;

/** A product, refused where one of its prices could be a thousand times as high. */
export function withClearPrices(product: ForeignProduct): ForeignProduct {
  const unclear = prices.find((heading) => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(product.cells[heading] ?? ''));
  if (unclear === undefined) return product;
  const reason = shopTexts.ambiguousPrice(conditionFields.labelOf(unclear), product.cells[unclear] ?? '');
  return { ...product, refused: product.refused ?? reason };
}
