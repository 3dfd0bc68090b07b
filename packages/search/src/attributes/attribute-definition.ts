import { type MeasurementReader, numberIn, type Unit } from './measurement.ts';
import { writtenMeasurement } from './written-measurement.ts';

/** The kind of an attribute's values. Null: recognised from each value. */
export type AttributeKind = 'text' | 'number' | 'yes-no' | 'several' | null;

/** The operator's definition of all attributes with one name (docs/import.md). */
export interface AttributeDefinition {
  readonly name: string;
  /** The heading above it on the product page. Null: none. */
  readonly group: string | null;
  readonly kind: AttributeKind;
  /** The unit in which its numbers are shown and compared. Null: the unit of each value. */
  readonly unit: string | null;
  /** Whether lists can be filtered by it. */
  readonly isFilter: boolean;
  /** Whether the product page lists it. */
  readonly isListed: boolean;
  /** Whether it is hidden from customers, on pages and in searches. */
  readonly isInternal: boolean;
  readonly isSearched: boolean;
}

/** The settings of an attribute without a definition. */
export const undefinedAttribute: Omit<AttributeDefinition, 'name'> = {
  ...{ group: null, kind: null, unit: null },
  ...{ isFilter: true, isListed: true, isInternal: false, isSearched: true },
};

/** The spelling of yes and no. */
export const truths = { yes: 'Ja', no: 'Nein' } as const;

const meantTruths: ReadonlyMap<string, string> = new Map([
  ...['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x', 'vorhanden', 'mit'].map((word) => [word, truths.yes] as const),
  ...['nein', 'n', 'no', 'false', 'falsch', '0', '-', 'nicht vorhanden', 'ohne'].map(
    (word) => [word, truths.no] as const,
  ),
]);

/** Whether a value means yes or no, in its canonical spelling. Null if it means neither. */
export function truthOf(value: string): string | null {
  return meantTruths.get(value.trim().toLowerCase()) ?? null;
}

/** Bars, semicolons and commas separate several values. A comma within a number does not. */
const between = /\s*[|;]\s*|\s*,\s+/;

/** The values that a stored value contains by its attribute's definition. Each one is a filter value. */
export function valuesOf(
  { kind, unit }: Pick<AttributeDefinition, 'kind' | 'unit'>,
  value: string,
  reader: MeasurementReader,
): readonly string[] {
  if (kind === 'several') return value.split(between).filter((one) => one !== '');
  if (kind === 'yes-no') return [truthOf(value) ?? value];
  if (kind === 'text') return [value];
  if (unit !== null) return [inUnit(value, reader.unit(unit), reader)];
  return [kind === 'number' ? asNumber(value, reader) : value];
}

/** A number in the notation of the shop, in its own unit: 2.019 becomes 2019. Other values stay. */
function asNumber(value: string, reader: MeasurementReader): string {
  const measurement = reader.read(value);
  return (measurement && writtenMeasurement(measurement.number, measurement.unit)) ?? value;
}

/**
 * A value in a unit: 12 cm becomes 120 mm, and a bare 120 becomes 120 mm. Values without a measurement in this quantity
 * stay.
 */
function inUnit(value: string, unit: Unit, reader: MeasurementReader): string {
  const measurement = reader.read(value);
  if (measurement === null) return value;
  const isBare = measurement.unit.text === '';
  const number = isBare ? measurement.number : numberIn(measurement, unit);
  return (Number.isNaN(number) ? null : writtenMeasurement(number, unit)) ?? value;
}
