import { type DecimalSign, germanNumber } from '../../../../tables/german-number.ts';
import { conditionFields } from '../../condition-fields.ts';
import { shopTexts } from '../texts/shops.de.ts';
import type { ShopRow } from './shop-row.ts';

/** Cells for numbers of pieces, with warnings. */
interface Pieces<Heading extends string> {
  readonly cells: Readonly<Record<Heading, string | undefined>>;
  readonly warnings: readonly string[];
}

/** The columns with amounts in a file. None: not stated. */
type AmountColumns = Readonly<Record<AmountHeading, readonly string[]>>;
type AmountHeading = 'minAmount' | 'amountStep' | 'maxAmount';
type Heading = AmountHeading | 'stock';

/**
 * The stock. A negative stock comes from backorders and counts as none, and half a piece cannot be sold. `sign`: the
 * decimal sign if the column does not show it.
 */
export function stockIn(row: ShopRow, names: readonly string[], sign: DecimalSign = '.'): Pieces<'stock'> {
  const { cell, warnings } = wholePieces(row, names, { heading: 'stock', sign, isUp: false });
  return { cells: { stock: cell?.replace(/^-.*/, '0') }, warnings };
}

/** Least amount, step and largest amount. Shop systems write 0 for an unset value. */
export function amountsIn(row: ShopRow, names: AmountColumns, sign: DecimalSign = '.'): Pieces<AmountHeading> {
  const read = (heading: AmountHeading) =>
    wholePieces(row, names[heading], { heading, sign, isUp: heading !== 'maxAmount' });
  const [min, step, max] = [read('minAmount'), read('amountStep'), read('maxAmount')];
  const unlessNone = ({ cell }: typeof min) => (cell === '0' ? undefined : cell);
  return {
    cells: { minAmount: unlessNone(min), amountStep: unlessNone(step), maxAmount: unlessNone(max) },
    warnings: [min, step, max].flatMap(({ warnings }) => warnings),
  };
}

interface Rounding {
  readonly heading: Heading;
  readonly sign: DecimalSign;
  readonly isUp: boolean;
}

/** Whole pieces of a number. A text that is no number stays as it is, and is refused later. */
function wholePieces(row: ShopRow, names: readonly string[], { heading, sign, isUp }: Rounding) {
  const amount = row.amount(names, sign);
  if (amount === undefined || Number.isNaN(amount)) return { cell: row.text(...names), warnings: [] };
  const whole = isUp ? Math.ceil(amount) : Math.floor(amount);
  const isWhole = whole === amount || amount < 0;
  const warning = shopTexts.rounded(conditionFields.labelOf(heading), row.text(...names) ?? '', isUp);
  return { cell: germanNumber(whole), warnings: isWhole ? [] : [warning] };
}
