import { Type } from 'typebox';
import type { FieldReader } from '../../tables/field-reader.ts';
import { inJson, wholeNumberOrLeftOut } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** The value that a member of a family has of a property. */
export interface FamilyValue {
  readonly name: string;
  readonly value: string;
}

/** The most letters of a property's name and of a value. */
const maxLength = 60;
/** More values than a family can have properties are noticed later, by name (place-in-families.ts). */
const mostValues = 20;

const valuesJson = inJson(Type.Array(Type.Object({ name: Type.String(), value: Type.String() })));

/** The values that a column holds. */
export function familyValuesIn(stored: string | null): FamilyValue[] {
  return stored === null ? [] : valuesJson.toWire(stored);
}

/**
 * The key of the family that a product is a member of: a cell, or `family._id` of JSON Lines. Several keys count as
 * none, since nobody could tell which one is meant.
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

/** What it has of the family's properties; in a table each has a column of its own (csv-columns.ts). */
export const familyValues: FieldKind<FamilyValue[], string | null, FamilyValue[]> = {
  fromCells: () => undefined,
  check: checkValues,
  toColumn: (values) => (values.length === 0 ? null : valuesJson.toColumn(values)),
  toWire: familyValuesIn,
  toCells: () => [],
};

const place = wholeNumberOrLeftOut(1, 1_000_000);

/** Its place among the members; null: behind those that are there. */
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
