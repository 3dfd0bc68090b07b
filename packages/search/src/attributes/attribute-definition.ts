import { type AmountReader, numberIn, type Unit } from './amount.ts';
import { writtenAmount } from './written-amount.ts';

/** What values of an attribute are; null: what each of them looks like. */
export type AttributeKind = 'text' | 'number' | 'yes-no' | 'several' | null;

/** What the operator says of the attributes of one name (docs/import.md). */
export interface AttributeDefinition {
  readonly name: string;
  /** The heading under which it stands on the product page; null: none. */
  readonly group: string | null;
  readonly kind: AttributeKind;
  /** The unit in which its numbers are shown and compared; null: as each is written. */
  readonly unit: string | null;
  /** Lists filter by it. */
  readonly isFilter: boolean;
  /** The product page lists it. */
  readonly isListed: boolean;
  /** No customer is shown it, and none finds anything by it. */
  readonly isInternal: boolean;
  readonly isSearched: boolean;
}

/** What is known of an attribute that nobody defined. */
export const undefinedAttribute: Omit<AttributeDefinition, 'name'> = {
  ...{ group: null, kind: null, unit: null },
  ...{ isFilter: true, isListed: true, isInternal: false, isSearched: true },
};

/** How a truth is written. */
export const truths = { yes: 'Ja', no: 'Nein' } as const;

const meantTruths: ReadonlyMap<string, string> = new Map([
  ...['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x', 'vorhanden', 'mit'].map((word) => [word, truths.yes] as const),
  ...['nein', 'n', 'no', 'false', 'falsch', '0', '-', 'nicht vorhanden', 'ohne'].map(
    (word) => [word, truths.no] as const,
  ),
]);

/** What a value says where its attribute is a yes or no; null where it says neither. */
export function truthOf(value: string): string | null {
  return meantTruths.get(value.trim().toLowerCase()) ?? null;
}

/** Several values in one are divided by bars, semicolons and commas; a comma within a number divides nothing. */
const between = /\s*[|;]\s*|\s*,\s+/;

/** The values that a stored value is, as its definition has them; each is one to filter by. */
export function valuesOf(
  { kind, unit }: Pick<AttributeDefinition, 'kind' | 'unit'>,
  value: string,
  reader: AmountReader,
): readonly string[] {
  if (kind === 'several') return value.split(between).filter((one) => one !== '');
  if (kind === 'yes-no') return [truthOf(value) ?? value];
  if (unit === null || kind === 'text') return [value];
  return [inUnit(value, reader.unit(unit), reader)];
}

/** A value in a unit: 12 cm is 120 mm, and so is a bare 120. What measures something else, or is none, stays. */
function inUnit(value: string, unit: Unit, reader: AmountReader): string {
  const amount = reader.read(value);
  if (amount === null) return value;
  const isBare = amount.unit.text === '';
  const number = isBare ? amount.number : numberIn(amount, unit);
  return (Number.isNaN(number) ? null : writtenAmount(number, unit)) ?? value;
}
