import type { Price } from '@kontor/domain';
import { germanCount, germanPercent } from '../../../german-format.ts';
import type { Letter, Structure } from '../../../pdf/letter.ts';
import { mm, page } from '../../../pdf/measures.ts';
import { colours, styles, type TextStyle } from '../../../pdf/styles.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { declaredEuro, depositOf, lineDetails, normPriceOf, priceQuantityOf } from '../wording/order-wording.ts';
import { confirmationTexts as texts } from './texts/confirmation.de.ts';

/** Left edge, width in mm, and side of each column. */
const columns = [
  { left: 25, width: 8, align: 'left' },
  { left: 33, width: 83, align: 'left' },
  { left: 116, width: 20, align: 'right' },
  { left: 136, width: 21, align: 'right' },
  { left: 157, width: 11, align: 'right' },
  { left: 168, width: 22, align: 'right' },
] as const;

const gap = mm(2);
const padding = mm(1.5);

/** One cell: its text, and details below it. */
interface Cell {
  readonly text: string;
  readonly style: TextStyle;
  readonly more?: string;
}

/** The order's lines as a table. Each page repeats its head, and no row breaks across pages. */
export function writeLines(letter: Letter, order: OrderSnapshot): void {
  const table = letter.part('Table');
  const price = (part: Price) => declaredEuro(part, order);
  writeRow(letter, letter.part('TR', table), headCells(), 'TH');
  for (const [i, line] of order.lines.entries()) {
    const cells = cellsOf(line, i + 1, price);
    if (!letter.fits(rowHeight(letter, cells))) {
      letter.nextPage();
      writeRow(letter, letter.part('TR', table), headCells(), 'TH');
    }
    writeRow(letter, letter.part('TR', table), cells, 'TD');
  }
}

function headCells(): Cell[] {
  const { position, name, amount, unitPrice, tax, total } = texts.columns;
  const cells = [position, name, amount, unitPrice, tax, total];
  return cells.map((text) => ({ text, style: styles.label }));
}

function cellsOf(line: OrderLine, position: number, price: (part: Price) => string): Cell[] {
  const { body } = styles;
  const rates = line.total.taxRates.map(({ rate }) => germanPercent(rate)).join(', ');
  return [
    { text: `${position}`, style: body },
    { text: line.name, style: body, more: lineDetails(line).join('\n') },
    { text: `${germanCount(line.amount)} ${line.unit}`, style: body },
    {
      text: price(line.price),
      style: body,
      more: [priceQuantityOf(line), normPriceOf(line), depositOf(line)].filter(Boolean).join('\n'),
    },
    { text: rates, style: body },
    { text: price(line.total), style: body },
  ];
}

/** Writes a row and the line below it. */
function writeRow(letter: Letter, parent: Structure, cells: readonly Cell[], role: 'TH' | 'TD'): void {
  const top = letter.y + padding;
  const height = rowHeight(letter, cells);
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

function rowHeight(letter: Letter, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, style, more = '' }, i) => {
    const width = mm(columns[i]?.width ?? 0) - gap;
    return letter.heightOf(text, width, style) + (more === '' ? 0 : letter.heightOf(more, width, styles.label));
  });
  return Math.max(...heights) + 2 * padding;
}
