import { type Cents, centsFromEuro, contentText, maxDeposit, maxPriceQuantity, readContent } from '@kontor/domain';
import { price, wholeNumber } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** How much one unit holds, as German readers read it (LAW P4); null where nothing is said. */
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

/** How many units a condition's prices are for; null where a file does not say it. One is stored and shown as none. */
export const priceQuantity: FieldKind<number | null, number | null, number | undefined> = {
  ...wholeNumber(1, maxPriceQuantity),
  toColumn: (value) => (value === 1 ? null : value),
  toWire: (stored) => (stored === null || stored === 1 ? undefined : stored),
};

/**
 * The deposit on one unit: EUR in a file and on the wire, cents in between; null if there is none. It is the same for
 * every group, because it is paid back in full. Its tax is inside.
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
