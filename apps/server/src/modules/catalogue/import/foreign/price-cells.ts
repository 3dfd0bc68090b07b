import { type BasisPoints, basisPointsFromPercent, type PriceDeclaration } from '@kontor/domain';
import { germanNumber, parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import { cellOfParts, partsOf } from '../../field-kinds.ts';
import { convertedAmount } from '../records/declared-price.ts';
import { declaredCell } from '../table/declared-cell.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/**
 * Cells with prices in the wanted form, net or gross, converted by their tax rate. Without one of the shop's rates each
 * amount says its own form: `5,95 brutto`.
 */
export function priceCellsIn(
  cells: Cells,
  terms: Record<'declared' | 'wanted', PriceDeclaration> & { readonly taxRates: readonly BasisPoints[] },
): Cells {
  const { declared, wanted, taxRates } = terms;
  if (declared === wanted) return cells;
  const said = basisPointsFromPercent(parsePercent(cells.taxRate ?? ''));
  if (said === null || !taxRates.includes(said)) return declaredCells(cells, declared);
  const amount = (text: string | undefined) => {
    const euro = parseGermanNumber(text ?? '');
    return Number.isNaN(euro) ? text : germanNumber(convertedAmount(euro, wanted, said));
  };
  const scales = partsOf(cells.scales).map((part) => {
    const [from = '', price] = part.split(': ');
    return `${from}: ${amount(price) ?? ''}`;
  });
  return {
    ...cells,
    ...{ price: amount(cells.price), salePrice: amount(cells.salePrice), listPrice: amount(cells.listPrice) },
    scales: cellOfParts(scales),
  };
}

/** The scales of a cell have the form of its price. */
function declaredCells(cells: Cells, declared: PriceDeclaration): Cells {
  const amount = (text: string | undefined) => (text ? declaredCell(text, declared) : text);
  return {
    ...cells,
    ...{ price: amount(cells.price), salePrice: amount(cells.salePrice), listPrice: amount(cells.listPrice) },
  };
}
