import type { Letter, Structure } from './letter.ts';
import { mm, page } from './measures.ts';
import { colours, styles, type TextStyle } from './styles.ts';

/** A column of a table: its heading, left edge and width in mm, and the side of its text. */
export interface Column {
  readonly heading: string;
  readonly left: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** One cell: its text, and details below it in small print. */
export interface Cell {
  readonly text: string;
  readonly more?: string;
}

interface StyledCell extends Cell {
  readonly style: TextStyle;
}

const gap = mm(2);
const padding = mm(1.5);

/** Writes a table over the width of the page. Each page repeats its head, and no row breaks across pages. */
export function writeTable(letter: Letter, columns: readonly Column[], rows: Iterable<readonly Cell[]>): void {
  const table = letter.part('Table');
  const writeHead = () => {
    const head = columns.map(({ heading }) => ({ text: heading, style: styles.label }));
    writeRow(letter, { parent: letter.part('TR', table), columns, role: 'TH' }, head);
  };
  writeHead();
  for (const row of rows) {
    const cells = row.map((cell) => ({ ...cell, style: styles.body }));
    if (!letter.fits(rowHeight(letter, columns, cells))) {
      letter.nextPage();
      writeHead();
    }
    writeRow(letter, { parent: letter.part('TR', table), columns, role: 'TD' }, cells);
  }
}

/** Where a row is written. */
interface RowPlace {
  readonly parent: Structure;
  readonly columns: readonly Column[];
  readonly role: 'TH' | 'TD';
}

/** Writes a row and the line below it. */
function writeRow(letter: Letter, { parent, columns, role }: RowPlace, cells: readonly StyledCell[]): void {
  const top = letter.y + padding;
  const height = rowHeight(letter, columns, cells);
  for (const [i, { left, width, align }] of columns.entries()) {
    const { text, style, more = '' } = cells[i] ?? { text: '', style: styles.body };
    const right = i === columns.length - 1 ? page.right : mm(left + width) - gap;
    const place = { left: mm(left), right, align, role, parent };
    const end = letter.write(text, { ...place, top, style });
    if (more !== '') letter.write(more, { ...place, top: end, style: styles.label });
  }
  letter.y += height;
  letter.rule(role === 'TH' ? { colour: colours.ink, weight: 0.8 } : {});
}

function rowHeight(letter: Letter, columns: readonly Column[], cells: readonly StyledCell[]): number {
  const heights = cells.map(({ text, style, more = '' }, i) => {
    const width = mm(columns[i]?.width ?? 0) - gap;
    return letter.heightOf(text, width, style) + (more === '' ? 0 : letter.heightOf(more, width, styles.label));
  });
  return Math.max(...heights) + 2 * padding;
}
