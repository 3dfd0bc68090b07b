import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { readNamedColumns } from '../../../../tables/named-columns.ts';
import type { MappedHeadings } from '../mapping/mapped-headings.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { type Column, columns } from './csv-columns.ts';
import { ownHeadings } from './supplier-headings.ts';

/** The price comes first. Columns without a number of units have the price's. */
const stated = ['price', 'salePrice', 'listPrice'] as const;

/**
 * The number of units for all prices, from their headings, `written` as in the file and `mapped` by the operator.
 * Undefined: one. Throws {@link ImportImpossible} if the headings are unclear and no column states it.
 */
export function quantityOfPrices(mapped: readonly string[], written: readonly string[]): number | undefined {
  const { cells, senses } = ownHeadings(mapped, columns, written);
  const places = placesOf(cells);
  const said = stated.flatMap((column) => {
    const place = places.get(column);
    return place === undefined ? [] : [{ heading: mapped[place] ?? '', ...senses.get(place), place }];
  });
  const hasColumn = places.has('priceQuantity');
  const named = ({ place, heading }: (typeof said)[number]) => (written[place] ?? heading).trim();
  const unclear = said.find(({ quantity }) => quantity === 'unclear');
  if (unclear && !hasColumn) throw new ImportImpossible(reasons.quantityUnclear(named(unclear)));
  const [first] = said;
  const units = typeof first?.quantity === 'number' ? first.quantity : 1;
  const other = said.find(({ quantity }) => typeof quantity === 'number' && quantity !== units);
  if (first && other && !hasColumn) throw new ImportImpossible(reasons.quantitiesDiffer(named(other), named(first)));
  return units === 1 ? undefined : units;
}

/** The headings with one more for all rows, unless a column states it. */
export function withQuantity(headings: MappedHeadings, quantity: number | undefined): MappedHeadings {
  const { cells, added } = headings;
  if (quantity === undefined || placesOf(ownHeadings(cells, columns).cells).has('priceQuantity')) return headings;
  return { cells: [...cells, columns.priceQuantity], added: [...added, String(quantity)] };
}

function placesOf(cells: readonly string[]): ReadonlyMap<Column, number> {
  return readNamedColumns<Column>(cells, { german: columns, required: [] }, 'once').places;
}
