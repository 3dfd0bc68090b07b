import { foldCase } from '@kontor/domain';
import { cellOfParts, partsOf } from '../../field-kinds.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { rounded } from '../mapping/rounded.ts';
import { bmecatTexts } from '../texts/bmecat.de.ts';
import type { ForeignProduct } from './own-table.ts';
import { columnCalled, requireOurs, withSaid } from './with-said.ts';

const prices = ['price', 'salePrice', 'listPrice'] as const;

/** A product with its file's mapping applied: tax rate, net or gross, a parent category, rounding, fixed values. */
export function withMapping(product: ForeignProduct, mapping: Mapping): ForeignProduct {
  const values = Object.entries(mapping.values ?? {});
  requireOurs(values.map(([heading]) => heading));
  const isPlaced = values.some(([heading, value]) => columnCalled(heading) === 'category' && value !== '');
  const said = { ...declaredBy(product, mapping), ...(isPlaced && { keepsCategory: false }) };
  return withSaid(renamed(rateOfNew(said, mapping), mapping), values);
}

/** A product with its attributes and properties called as the mapping says, whatever their case. */
function renamed(product: ForeignProduct, { attributes: names }: Mapping): ForeignProduct {
  if (names === undefined) return product;
  const byName = new Map(Object.entries(names).map(([name, ours]) => [foldCase(name.trim()), ours]));
  const called = <Named extends { readonly name: string }>(some: readonly Named[] = []) =>
    some.flatMap((one) => {
      const ours = byName.get(foldCase(one.name));
      return ours === null ? [] : [{ ...one, name: ours ?? one.name }];
    });
  return {
    ...product,
    attributes: called(product.attributes),
    properties: called(product.properties),
    ...(product.attributeGroups && {
      attributeGroups: called(product.attributeGroups.map((name) => ({ name }))).map(({ name }) => name),
    }),
    ...(product.attributeHints && { attributeHints: called(product.attributeHints) }),
  };
}

/**
 * If the file names no tax rate, new articles get the mapping's rate. Articles that the shop already has keep their own
 * rate, and their prices are converted by their own rate.
 */
function rateOfNew(product: ForeignProduct, { taxRate }: Mapping): ForeignProduct {
  const { cells, names, taxClass, usualRate } = product;
  if (names !== undefined || cells.taxRate !== undefined) return product;
  const { taxRate: _, ...others } = cells;
  return { ...product, cells: others, taxRateIfNew: taxClass === undefined ? (taxRate ?? usualRate ?? null) : null };
}

function declaredBy(product: ForeignProduct, mapping: Mapping): ForeignProduct {
  const { cells, names } = product;
  return {
    ...product,
    declared: product.declared ?? mapping.prices,
    cells: {
      ...cells,
      ...(names === undefined && categoriesBelow(mapping.categoryPrefix, cells)),
      // A price that the file does not name stays as it is in the shop.
      ...Object.fromEntries(
        prices.flatMap((heading) =>
          heading in cells ? [[heading, rounded(cells[heading], mapping.rounding)] as const] : [],
        ),
      ),
    },
  };
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
