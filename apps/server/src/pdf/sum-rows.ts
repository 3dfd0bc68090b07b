import type { Letter } from './letter.ts';
import { mm, page } from './measures.ts';
import { colours, styles, type TextStyle } from './styles.ts';

const [left, right] = [mm(113), mm(166)];
const lineGap = mm(1);
/** Around the line above the total. */
const ruleHeight = mm(1.6);

type Row = readonly [label: string, amount: string];

/** The sums of a document: what the total is made of, the total, and what follows from it; the last is what counts. */
export interface SumRows {
  readonly parts: readonly Row[];
  readonly total: Row;
  readonly after: readonly Row[];
}

function styled({ parts, total, after }: SumRows): (readonly [row: Row, style: TextStyle])[] {
  return [
    ...parts.map((row) => [row, styles.body] as const),
    [total, styles.sum],
    ...after.map((row, i) => [row, i < after.length - 1 ? styles.body : styles.sum] as const),
  ];
}

/** A row is as high as its label: the code of a voucher can need two lines. */
function heightOf(letter: Letter, [label]: Row, style: TextStyle): number {
  return letter.heightOf(label, right - left, style) + lineGap;
}

/** The height of the sums. */
export function sumRowsHeight(letter: Letter, sums: SumRows): number {
  return styled(sums).reduce((height, [row, style]) => height + heightOf(letter, row, style), ruleHeight);
}

/** Writes the sums at the right edge, the total below a line. Returns the lower edge. */
export function writeSumRows(letter: Letter, sums: SumRows, top: number): number {
  let y = top;
  for (const [row, style] of styled(sums)) {
    const [label, amount] = row;
    if (row === sums.total) {
      letter.rule({ left, top: y + 1, colour: colours.ink, weight: 0.8 });
      y += ruleHeight;
    }
    letter.write(label, { left, right, top: y, style });
    letter.write(amount, { left: right, right: page.right, top: y, style, align: 'right' });
    y += heightOf(letter, row, style);
  }
  return y;
}
