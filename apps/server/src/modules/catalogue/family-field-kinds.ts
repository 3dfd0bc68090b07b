import { Type } from 'typebox';
import type { FieldReader } from '../../tables/field-reader.ts';
import { inJson, wholeNumberOrLeftOut } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** A member's value of a property of its family. */
export interface FamilyValue {
  readonly name: string;
  readonly value: string;
}

/** The most letters of a property's name and of a value. */
const maxLength = 60;
/** A generous limit. More values than a family's properties allow are reported by name later (place-in-families.ts). */
const mostValues = 20;

const valuesJson = inJson(Type.Array(Type.Object({ name: Type.String(), value: Type.String() })));

/** The values in a stored column. */
export function familyValuesIn(stored: string | null): FamilyValue[] {
  return stored === null ? [] : valuesJson.toWire(stored);
}

/**
 * The key of the product's family: a cell, or `family._id` in JSON Lines. Several keys count as none, because it is
 * unclear which one is meant.
 */
export const familyKey: FieldKind<string | null, string | null, string | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (Array.isArray(value)) return read.leaveOut(fieldReasons.twoFamilies);
    return read.line(heading, isObject(value) ? value._id : value, 100);
  },
  toColumn: (value) => value,
  toWire: (stored) => stored ?? undefined,
  toCells: (key) => [key],
};

/** The product's values of its family's properties. In a table each property has a column (csv-columns.ts). */
export const familyValues: FieldKind<FamilyValue[], string | null, FamilyValue[]> = {
  fromCells: () => undefined,
  check: checkValues,
  toColumn: (values) => (values.length === 0 ? null : valuesJson.toColumn(values)),
  toWire: familyValuesIn,
  toCells: () => [],
};

const place = wholeNumberOrLeftOut(1, 1_000_000);

/** Its position among the members. Null: behind the existing ones. */
export const familyPlace: FieldKind<number | null, number | null, number | undefined> = {
  ...place,
  check: (read, value, heading = '') => place.check(read, isObject(value) ? value.place : value, heading),
};

function checkValues(read: FieldReader, value: unknown, label = ''): FamilyValue[] {
  const list = isObject(value) ? value.values : value;
  const found = read.list(label, list, mostValues).map((item) => ({
    name: read.requiredLine(label, item.name, maxLength),
    value: read.line(label, item.value, maxLength) ?? '',
  }));
  return found.filter((one) => one.value !== '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
