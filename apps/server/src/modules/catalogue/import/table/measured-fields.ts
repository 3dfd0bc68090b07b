import type { Field } from '../../field-table.ts';

/** Names of units, small and without dots and spaces, with how much one is in the unit of the field. */
export type Units = Readonly<Record<string, number>>;

/** What numbers of a field are measured in: of contents any unit that one can have. */
export interface Measured {
  readonly units: Units | 'content';
  readonly isWhole: boolean;
}

/**
 * The fields whose kind names units that may stand behind its number (field-kinds.ts), by their English headings. A
 * heading may have a unit in the dative: `Garantie in Monaten`.
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

/** A unit as it is compared. */
export function plainUnit(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(/[.\s]/g, '');
}
