import { basisPointsFromPercent } from '@kontor/domain';
import { germanDecimal, parseGermanNumber } from '../../../../tables/german-number.ts';
import type { ForeignProduct } from '../foreign/own-table.ts';
import { priceCellsIn } from '../foreign/price-cells.ts';
import type { ImportingShop } from '../records/importing-shop.ts';

const prices = ['price', 'salePrice', 'listPrice'] as const;

/**
 * A product whose prices are amounts that somebody could ask: the tail that a division left (9.9499999) is rounded to
 * the cent, after the tax if the shop states prices the other way. `most`: the decimals that the system's own prices
 * have.
 */
export function withoutTails(product: ForeignProduct, shop: ImportingShop, most: number): ForeignProduct {
  const hasTail = prices.some((heading) => isTail(product.cells[heading], most));
  if (!hasTail) return product;
  const { cells, ...others } = inTermsOf(product, shop);
  const rounded = prices.flatMap((heading) => {
    const cell = cells[heading];
    return isTail(cell, most) ? [[heading, germanDecimal(parseGermanNumber(cell ?? ''))] as const] : [];
  });
  return { ...others, cells: { ...cells, ...Object.fromEntries(rounded) } };
}

/** Of less than ten cents the cent would be too much. */
function isTail(cell: string | undefined, most: number): boolean {
  const decimals = /^\d+[.,](\d+)$/.exec(cell ?? '')?.[1]?.length ?? 0;
  return decimals > most && parseGermanNumber(cell ?? '') >= 0.1;
}

/** A product whose prices are stated as the shop does it, where its tax rate is one of the shop's. */
function inTermsOf(product: ForeignProduct, { declaration: wanted, taxRates }: ImportingShop): ForeignProduct {
  const { cells, declared = wanted } = product;
  const rate = basisPointsFromPercent(parseGermanNumber(cells.taxRate ?? ''));
  if (declared === wanted || rate === null || !taxRates.includes(rate)) return product;
  return { ...product, declared: wanted, cells: priceCellsIn(cells, { declared, wanted, taxRates }) };
}
