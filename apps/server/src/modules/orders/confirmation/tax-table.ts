import { germanEuro, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { styles } from '../../../pdf/styles.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';

/** Right edge of each column in mm. */
const edges = [39, 61, 80, 102] as const;
const lineHeight = mm(4.2);

/** How high the table will be. */
export function taxTableHeight({ total }: OrderSnapshot): number {
  return (total.taxRates.length + 2) * lineHeight;
}

/** Net, tax and gross of each rate in the total (LAW N1), at the left beside the sums. Returns where it ends. */
export function writeTaxTable(letter: Letter, { total }: OrderSnapshot, top: number): number {
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
  for (const { rate: points, net: base, amount } of total.taxRates) {
    writeRow([germanPercent(points), germanEuro(base), germanEuro(amount), germanEuro(base + amount)], 'TD');
  }
  return y;
}
