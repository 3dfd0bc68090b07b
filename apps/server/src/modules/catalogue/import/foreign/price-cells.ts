import { type BasisPoints, basisPointsFromPercent, type PriceDeclaration } from '@kontor/domain';
import { germanNumber, parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import { cellOfParts, partsOf } from '../../field-kinds.ts';
import { convertedAmount } from '../records/declared-price.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/**
 * Cells with prices in the wanted form, net or gross, converted by their tax rate. Without one of the shop's rates they
 * are empty, because unconverted amounts would be sold wrongly.
 */
export function priceCellsIn(
  cells: Cells,
  terms: Record<'declared' | 'wanted', PriceDeclaration> & { readonly taxRates: readonly BasisPoints[] },
): Cells {
  const { declared, wanted, taxRates } = terms;
  if (declared === wanted) return cells;
  const said = basisPointsFromPercent(parsePercent(cells.taxRate ?? ''));
  const rate = said !== null && taxRates.includes(said) ? said : null;
  const amount = (text: string | undefined) => {
    const euro = parseGermanNumber(text ?? '');
    return rate === null || Number.isNaN(euro) ? undefined : germanNumber(convertedAmount(euro, wanted, rate));
  };
  const scales = partsOf(cells.scales).map((part) => {
    const [from = '', price] = part.split(': ');
    return `${from}: ${amount(price) ?? ''}`;
  });
  return {
    ...cells,
    ...{ price: amount(cells.price), salePrice: amount(cells.salePrice), listPrice: amount(cells.listPrice) },
    scales: rate === null ? undefined : cellOfParts(scales),
  };
}
