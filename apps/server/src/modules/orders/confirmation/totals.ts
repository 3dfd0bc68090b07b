import type { Letter } from '../../../pdf/letter.ts';
import { mm, page } from '../../../pdf/measures.ts';
import { colours, styles, type TextStyle } from '../../../pdf/styles.ts';
import type { OrderSnapshot } from '../types.ts';
import { balanceDetails, type Detail, orderTotal, sumDetails } from '../wording/order-wording.ts';

const [left, right] = [mm(113), mm(166)];
const lineGap = mm(1);
/** Around the line above the total. */
const ruleHeight = mm(1.6);

type Row = readonly [detail: Detail, style: TextStyle];

function rowsOf(order: OrderSnapshot): { readonly sums: readonly Row[]; readonly totals: readonly Row[] } {
  const balances = balanceDetails(order).map((detail, i, all): Row => {
    return [detail, i < all.length - 1 ? styles.body : styles.sum];
  });
  return {
    sums: sumDetails(order).map((detail): Row => [detail, styles.body]),
    totals: [[orderTotal(order), styles.sum], ...balances],
  };
}

/** A row is as high as its label: the code of a voucher can need two lines. */
function heightOf(letter: Letter, [[label], style]: Row): number {
  return letter.heightOf(label, right - left, style) + lineGap;
}

/** The height of the sums. */
export function totalsHeight(letter: Letter, order: OrderSnapshot): number {
  const { sums, totals } = rowsOf(order);
  return [...sums, ...totals].reduce((height, row) => height + heightOf(letter, row), ruleHeight);
}

/**
 * Writes the sums at the right edge, the total below a line, and below that the part that balances have paid. Returns
 * the lower edge.
 */
export function writeTotals(letter: Letter, order: OrderSnapshot, top: number): number {
  let y = top;
  const write = (row: Row) => {
    const [[label, amount], style] = row;
    letter.write(label, { left, right, top: y, style });
    letter.write(amount, { left: right, right: page.right, top: y, style, align: 'right' });
    y += heightOf(letter, row);
  };
  const { sums, totals } = rowsOf(order);
  for (const row of sums) write(row);
  letter.rule({ left, top: y + 1, colour: colours.ink, weight: 0.8 });
  y += ruleHeight;
  for (const row of totals) write(row);
  return y;
}
