import type { Price } from '@kontor/domain';
import { germanCount, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { type Cell, type Column, writeTable } from '../../../pdf/table.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { declaredEuro, depositOf, lineDetails, normPriceOf, priceQuantityOf } from '../wording/order-wording.ts';
import { confirmationTexts as texts } from './texts/confirmation.de.ts';

const columns: readonly Column[] = [
  { heading: texts.columns.position, left: 25, width: 8, align: 'left' },
  { heading: texts.columns.name, left: 33, width: 83, align: 'left' },
  { heading: texts.columns.amount, left: 116, width: 20, align: 'right' },
  { heading: texts.columns.unitPrice, left: 136, width: 21, align: 'right' },
  { heading: texts.columns.tax, left: 157, width: 11, align: 'right' },
  { heading: texts.columns.total, left: 168, width: 22, align: 'right' },
];

/** The order's lines as a table. */
export function writeLines(letter: Letter, order: OrderSnapshot): void {
  const price = (part: Price) => declaredEuro(part, order);
  writeTable(
    letter,
    columns,
    order.lines.map((line, i) => cellsOf(line, i + 1, price)),
  );
}

function cellsOf(line: OrderLine, position: number, price: (part: Price) => string): Cell[] {
  const rates = line.total.taxRates.map(({ rate }) => germanPercent(rate)).join(', ');
  return [
    { text: `${position}` },
    { text: line.name, more: lineDetails(line).join('\n') },
    { text: `${germanCount(line.amount)} ${line.unit}` },
    {
      text: price(line.price),
      more: [priceQuantityOf(line), normPriceOf(line), depositOf(line)].filter(Boolean).join('\n'),
    },
    { text: rates },
    { text: price(line.total) },
  ];
}
