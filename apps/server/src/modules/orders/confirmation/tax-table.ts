import { germanEuro, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { styles } from '../../../pdf/styles.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { untaxedPart } from '../wording/total-of-order.ts';

/** Right edge of each column in mm. */
const edges = [39, 61, 80, 102] as const;
const lineHeight = mm(4.2);

/** The height of the table. */
export function taxTableHeight(order: OrderSnapshot): number {
  return (order.total.taxRates.length + (untaxedPart(order) === 0 ? 2 : 3)) * lineHeight;
}

/**
 * Writes net, tax and gross of each rate in the total (LAW N1), and the part outside VAT, at the left beside the sums.
 * Returns the lower edge.
 */
export function writeTaxTable(letter: Letter, order: OrderSnapshot, top: number): number {
  const table = letter.part('Table');
  let y = top;
  const writeRow = (cells: readonly string[], role: 'TH' | 'TD') => {
    const parent = letter.part('TR', table);
    for (const [i, edge] of edges.entries()) {
      const style = role === 'TH' ? styles.label : styles.small;
      const left = mm(edges[i - 1] ?? 25);
      letter.write(cells[i] ?? '', {
        left,
        right: mm(edge),
        top: y,
        style,
        align: i === 0 ? 'left' : 'right',
        role,
        parent,
      });
    }
    y += lineHeight;
  };
  const { rate, net, tax, gross } = texts.taxColumns;
  writeRow([rate, net, tax, gross], 'TH');
  letter.rule({ right: mm(102), top: y });
  y += mm(0.8);
  for (const { rate: points, net: base, amount } of order.total.taxRates) {
    writeRow([germanPercent(points), germanEuro(base), germanEuro(amount), germanEuro(base + amount)], 'TD');
  }
  const untaxed = untaxedPart(order);
  if (untaxed !== 0) writeRow([texts.untaxed, germanEuro(untaxed), germanEuro(0), germanEuro(untaxed)], 'TD');
  return y;
}
