import { germanNumber } from '../../../../tables/german-number.ts';
import { cellOfParts, partsOf } from '../../field-kinds.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { rounded } from '../mapping/rounded.ts';
import { bmecatTexts } from '../texts/bmecat.de.ts';
import { shopTexts } from '../texts/shops.de.ts';
import type { ForeignProduct } from './own-table.ts';
import { columnCalled, requireOurs, withSaid } from './with-said.ts';

const prices = ['price', 'salePrice', 'listPrice'] as const;

/**
 * A product with what the mapping says of its file: tax rate, net or gross, a category above, rounding, own values.
 */
export function withMapping(product: ForeignProduct, mapping: Mapping): ForeignProduct {
  const values = Object.entries(mapping.values ?? {});
  requireOurs(values.map(([heading]) => heading));
  const isPlaced = values.some(([heading, value]) => columnCalled(heading) === 'category' && value !== '');
  const said = { ...declaredBy(product, mapping), ...(isPlaced && { keepsCategory: false }) };
  const namesRate = product.cells.taxRate !== undefined;
  return withSaid(namesRate ? said : keepingRates(said, mapping), values);
}

/**
 * Of a file that says nothing of taxes the rate of the mapping is for what is new: articles that the shop has keep
 * theirs, and their prices are converted by it.
 */
function keepingRates(product: ForeignProduct, { taxRate }: Mapping): ForeignProduct {
  if (!product.namesNoTax) return product;
  const { taxRate: _, ...cells } = product.cells;
  const refused = product.refused === lacksRate(product) ? undefined : product.refused;
  return { ...product, refused, cells, taxRateIfNew: product.taxClass === undefined ? (taxRate ?? null) : null };
}

function declaredBy(product: ForeignProduct, mapping: Mapping): ForeignProduct {
  const { cells, names } = product;
  const usual = product.taxClass === undefined ? mapping.taxRate : undefined;
  const taxRate = cells.taxRate ?? (usual === undefined ? undefined : germanNumber(usual));
  const isWhole = names === undefined;
  return {
    ...product,
    declared: product.declared ?? mapping.prices,
    refused: product.refused ?? (isWhole && taxRate === undefined ? lacksRate(product) : undefined),
    cells: {
      ...cells,
      ...(isWhole && { taxRate, ...categoriesBelow(mapping.categoryPrefix, cells) }),
      ...Object.fromEntries(prices.map((heading) => [heading, rounded(cells[heading], mapping.rounding)])),
    },
  };
}

function lacksRate({ taxClass }: ForeignProduct): string {
  return taxClass === undefined ? shopTexts.noTaxRate : shopTexts.noRateOfClass(taxClass);
}

function categoriesBelow(
  prefix: string | undefined,
  { category, furtherCategories: further }: ForeignProduct['cells'],
) {
  const below = (path: string | undefined) => [prefix, path].filter(Boolean).join(' > ');
  return {
    category: below(category) || bmecatTexts.noGroup,
    ...(further !== undefined && { furtherCategories: cellOfParts(partsOf(further).map(below)) }),
  };
}
