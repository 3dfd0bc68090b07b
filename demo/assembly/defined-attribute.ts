/** What the shop says of an attribute, as JSON Lines have it (docs/import.md). */
export interface DefinedAttribute {
  name: string;
  group: string;
  kind?: 'text' | 'number' | 'yes-no' | 'several';
  unit?: string;
  /** Whether the product page lists it. */
  listed?: boolean;
}

/** Attributes under one heading. */
export const inGroup = (group: string, attributes: readonly Omit<DefinedAttribute, 'group'>[]): DefinedAttribute[] =>
  attributes.map((attribute) => ({ ...attribute, group }));
/** Attributes that are numbers of a unit. */
export const numbers = (unit: string, ...names: string[]) =>
  names.map((name) => ({ name, kind: 'number' as const, unit }));
/** Attributes of words. */
export const texts = (...names: string[]) => names.map((name) => ({ name }));
