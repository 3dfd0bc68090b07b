import { germanEuro, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { taxRowsHeight, writeTaxRows } from '../../../pdf/tax-rows.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { untaxedPart } from '../wording/total-of-order.ts';

/** The height of the table. */
export function taxTableHeight(order: OrderSnapshot): number {
  return taxRowsHeight(rowsOf(order).length);
}

/**
 * Writes net, tax and gross of each rate in the total (LAW N1), and the part outside VAT, at the left beside the sums.
 * Returns the lower edge.
 */
export function writeTaxTable(letter: Letter, order: OrderSnapshot, top: number): number {
  const { rate, net, tax, gross } = texts.taxColumns;
  return writeTaxRows(letter, [rate, net, tax, gross], rowsOf(order), top);
}

function rowsOf(order: OrderSnapshot): string[][] {
  const untaxed = untaxedPart(order);
  return [
    ...order.total.taxRates.map(({ rate, net, amount }) => [
      germanPercent(rate),
      ...[net, amount, net + amount].map(germanEuro),
    ]),
    ...(untaxed === 0 ? [] : [[texts.untaxed, ...[untaxed, 0, untaxed].map(germanEuro)]]),
  ];
}
