import type { Letter } from '../letter/letter.ts';
import { mm, page } from '../letter/measures.ts';
import { colours, styles, type TextStyle } from '../letter/styles.ts';
import type { OrderSnapshot } from '../order-snapshot.ts';
import { balanceDetails, type Detail, orderTotal, sumDetails } from '../order-wording.ts';

const left = mm(113);
const lineHeight = mm(5.2);

/** How high the sums will be. */
export function totalsHeight(order: OrderSnapshot): number {
  return (sumDetails(order).length + balanceDetails(order).length + 2) * lineHeight;
}

/** The sums at the right edge, the total below a line, what balances have paid of it below that. Returns where they end. */
export function writeTotals(letter: Letter, order: OrderSnapshot, top: number): number {
  let y = top;
  const writeLine = ([label, amount]: Detail, style: TextStyle) => {
    letter.write(label, { left, right: mm(165), top: y, style });
    letter.write(amount, { left: mm(150), right: page.right, top: y, style, align: 'right' });
    y += lineHeight;
  };
  for (const detail of sumDetails(order)) writeLine(detail, styles.body);
  letter.rule({ left, top: y + 1, colour: colours.ink, weight: 0.8 });
  y += mm(1.6);
  writeLine(orderTotal(order), styles.sum);
  const balances = balanceDetails(order);
  for (const [i, detail] of balances.entries()) writeLine(detail, i < balances.length - 1 ? styles.body : styles.sum);
  return y;
}
