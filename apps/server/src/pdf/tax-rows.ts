import type { Letter } from './letter.ts';
import { mm } from './measures.ts';
import { styles } from './styles.ts';

/** Right edge of each column in mm. */
const edges = [39, 61, 80, 102] as const;
const lineHeight = mm(4.2);

/** The height of a table of taxes with this number of rows below its head. */
export function taxRowsHeight(rows: number): number {
  return (rows + 2) * lineHeight;
}

/**
 * Writes a narrow table of taxes at the left, beside the sums: its head, and rows of as many cells. Returns its end.
 */
export function writeTaxRows(
  letter: Letter,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  top: number,
): number {
  const table = letter.part('Table');
  let y = top;
  const writeRow = (cells: readonly string[], role: 'TH' | 'TD') => {
    const parent = letter.part('TR', table);
    for (const [i, edge] of edges.entries()) {
      const style = role === 'TH' ? styles.label : styles.small;
      const left = mm(edges[i - 1] ?? 25);
      const align = i === 0 ? 'left' : 'right';
      letter.write(cells[i] ?? '', { left, right: mm(edge), top: y, style, align, role, parent });
    }
    y += lineHeight;
  };
  writeRow(head, 'TH');
  letter.rule({ right: mm(102), top: y });
  y += mm(0.8);
  for (const cells of rows) writeRow(cells, 'TD');
  return y;
}
