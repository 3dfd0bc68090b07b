import type { FieldError } from '../../http/field-errors.ts';
import { blankField } from './texts/blank-fields.de.ts';

/** The texts in a value, at any depth, that hold nothing but white space. Empty ones are the schema's business. */
export function blankFields(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') return /^\s+$/.test(value) ? [{ path: path.join('.'), msg: blankField }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => blankFields(field, [...path, name]));
}
