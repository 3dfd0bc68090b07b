import { contentText, readContent } from '@kontor/domain';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/de.ts';

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
};
