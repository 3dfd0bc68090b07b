import { type Cents, centsFromEuro, contentText, maxDeposit, maxPriceQuantity, readContent } from '@kontor/domain';
import { price, wholeNumber } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** The content of one unit, in German notation (LAW P4). Null if none is stated. */
export const content: FieldKind<string | null, string | null, string | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (value === undefined || value === null || value === '') return null;
    const known = typeof value === 'string' ? readContent(value) : null;
    return known === null ? read.leaveOut(fieldReasons.noContent(heading)) : contentText(known);
  },
  toColumn: (value) => value,
  toWire: (stored) => stored ?? undefined,
  toCells: (text) => [text],
  isWhole: true,
};

/**
 * The number of units that a condition's prices are for. Null if a file does not state it. 1 is stored and shown as
 * none.
 */
export const priceQuantity: FieldKind<number | null, number | null, number | undefined> = {
  ...wholeNumber(1, maxPriceQuantity),
  toColumn: (value) => (value === 1 ? null : value),
  toWire: (stored) => (stored === null || stored === 1 ? undefined : stored),
};

/**
 * The deposit on one unit: EUR in a file and on the wire, cents in between. Null if there is none. It is the same for
 * every group, because it is refunded in full. It includes tax.
 */
export const deposit: FieldKind<Cents | null, Cents | null, number | undefined> = {
  fromCells: price.fromCells,
  check(read, value, heading = '') {
    if (value === undefined || value === null) return null;
    const cents = typeof value === 'number' ? centsFromEuro(value) : null;
    if (cents === null || cents < 0 || cents > maxDeposit) return read.refuse(fieldReasons.noDeposit(heading));
    return cents === 0 ? null : cents;
  },
  toColumn: price.toColumn,
  toWire: price.toWire,
  toCells: price.toCells,
};
