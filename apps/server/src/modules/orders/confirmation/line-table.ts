import type { Price } from '@kontor/domain';
import { germanCount, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { type Cell, type Column, writeTable } from '../../../pdf/table.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { declaredEuro, depositOf, lineDetails, normPriceOf, priceQuantityOf } from '../wording/order-wording.ts';
import { confirmationTexts as texts } from './texts/confirmation.de.ts';

const { columns: heads } = texts;
const columns: readonly Column[] = [
  { heading: heads.position, left: 25, width: 8, align: 'left' },
  { heading: heads.name, left: 33, width: 83, align: 'left' },
  { heading: heads.amount, left: 116, width: 20, align: 'right' },
  { heading: heads.unitPrice, left: 136, width: 21, align: 'right' },
  { heading: heads.tax, left: 157, width: 11, align: 'right' },
  { heading: heads.total, left: 168, width: 22, align: 'right' },
];
/** Without the rates: an order without tax names none (LAW P3). */
const untaxedColumns: readonly Column[] = [
  { heading: heads.position, left: 25, width: 8, align: 'left' },
  { heading: heads.name, left: 33, width: 94, align: 'left' },
  { heading: heads.amount, left: 127, width: 20, align: 'right' },
  { heading: heads.unitPrice, left: 147, width: 21, align: 'right' },
  { heading: heads.total, left: 168, width: 22, align: 'right' },
];

/** The order's lines as a table. */
export function writeLines(letter: Letter, order: OrderSnapshot): void {
  const price = (part: Price) => declaredEuro(part, order);
  const isTaxed = order.untaxed === undefined;
  writeTable(
    letter,
    isTaxed ? columns : untaxedColumns,
    order.lines.map((line, i) => cellsOf(line, i + 1, { price, isTaxed })),
  );
}

function cellsOf(
  line: OrderLine,
  position: number,
  { price, isTaxed }: { readonly price: (part: Price) => string; readonly isTaxed: boolean },
): Cell[] {
  const rates = line.total.taxRates.map(({ rate }) => germanPercent(rate)).join(', ');
  return [
    { text: `${position}` },
    { text: line.name, more: lineDetails(line).join('\n') },
    { text: `${germanCount(line.amount)} ${line.unit}` },
    {
      text: price(line.price),
      more: [priceQuantityOf(line), normPriceOf(line), depositOf(line)].filter(Boolean).join('\n'),
    },
    ...(isTaxed ? [{ text: rates }] : []),
    { text: price(line.total) },
  ];
}
