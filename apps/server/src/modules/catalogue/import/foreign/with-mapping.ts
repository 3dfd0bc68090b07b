import { germanNumber } from '../../../../tables/german-number.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { rounded } from '../mapping/rounded.ts';
import { bmecatTexts } from '../texts/bmecat.de.ts';
import { shopTexts } from '../texts/shops.de.ts';
import type { ForeignProduct } from './own-table.ts';

const prices = ['price', 'salePrice', 'listPrice'] as const;

/** A product with what the mapping says of its file: tax rate, net or gross, a category above, rounding, own values. */
export function withMapping(product: ForeignProduct, mapping: Mapping): ForeignProduct {
  const { cells, names } = product;
  const taxRate = cells.taxRate ?? (mapping.taxRate === undefined ? undefined : germanNumber(mapping.taxRate));
  const isWhole = names === undefined;
  const lacksRate = isWhole && taxRate === undefined ? shopTexts.noTaxRate : undefined;
  return {
    ...product,
    declared: mapping.prices ?? product.declared,
    refused: product.refused ?? lacksRate,
    cells: {
      ...cells,
      ...(isWhole && { taxRate, category: categoryBelow(mapping.categoryPrefix, cells.category) }),
      ...Object.fromEntries(prices.map((heading) => [heading, rounded(cells[heading], mapping.rounding)])),
      ...mapping.values,
    },
  };
}

function categoryBelow(prefix: string | undefined, category: string | undefined): string {
  return [prefix, category].filter(Boolean).join(' > ') || bmecatTexts.noGroup;
}
