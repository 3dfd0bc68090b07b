import type { Field } from '../../field-table.ts';

/** Names of units in lower case, without dots and spaces, with their size in the unit of the field. */
export type Units = Readonly<Record<string, number>>;

/** The units of a field. A content may have any of its units. */
export interface Measured {
  readonly units: Units | 'content';
  readonly isWhole: boolean;
}

/**
 * By English heading: the fields whose kind names units that may follow its number (field-kinds.ts). A heading may have
 * the unit in the dative: `Garantie in Monaten`.
 */
export function measuredByKind(rows: Readonly<Record<string, Field>>): Readonly<Record<string, Measured>> {
  return Object.fromEntries(
    Object.values(rows).flatMap(({ headings, kind }) => {
      const units = Object.fromEntries(inHeadings(kind?.units).map((unit) => [plainUnit(unit), 1]));
      const of: Measured = { units, isWhole: kind?.isWhole === true };
      return kind?.units?.length ? Object.keys(headings).map((heading): [string, Measured] => [heading, of]) : [];
    }),
  );
}

const inHeadings = (units: readonly string[] = []) =>
  units.flatMap((unit) => (unit.endsWith('e') ? [unit, `${unit}n`] : [unit]));

/** A unit, normalised for comparison. */
export function plainUnit(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(/[.\s]/g, '');
}
