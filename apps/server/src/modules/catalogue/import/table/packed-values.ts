import { cellOfParts, partsOf } from '../../field-kinds.ts';

/** A value of an attribute, or of a family's property. */
interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/**
 * All values of an article in one cell: `Farbe: Rot | Größe: S`. An error file has such cells instead of a column for
 * each name, because its headings are written before all names are known.
 */
export function cellOfValues(values: readonly NamedValue[]): string {
  return cellOfParts(values.map(({ name, value }) => `${name.replaceAll(':', '\\:')}: ${value}`));
}

/** The values that {@link cellOfValues} wrote. A part without a name is none. */
export function valuesOfCell(cell: string | undefined): NamedValue[] {
  return partsOf(cell).flatMap((part) => {
    const [, name, value] = /^((?:\\:|[^:])+):(.+)$/s.exec(part) ?? [];
    return name === undefined || value === undefined
      ? []
      : { name: name.replaceAll('\\:', ':').trim(), value: value.trim() };
  });
}
