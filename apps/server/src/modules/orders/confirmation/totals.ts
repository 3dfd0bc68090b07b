import { germanEuro } from '../../../german-format.ts';
import type { Letter } from '../letter/letter.ts';
import { mm, page } from '../letter/measures.ts';
import { colours, styles, type TextStyle } from '../letter/styles.ts';
import type { OrderSnapshot } from '../order-snapshot.ts';
import { type Detail, sumDetails } from '../order-wording.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';

const left = mm(113);
const lineHeight = mm(5.2);

/** How high the sums will be. */
export function totalsHeight(order: OrderSnapshot): number {
  return (sumDetails(order).length + 2) * lineHeight;
}

/** The sums at the right edge, the total below a line. Returns where they end. */
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
  writeLine([texts.sums.total, germanEuro(order.total.gross)], styles.sum);
  return y;
}
