import type { FieldError } from '../../http/field-errors.ts';
import { blankField } from './texts/blank-fields.de.ts';

/** The errors for texts of only white space in a value, at any depth. The schema checks empty texts. */
export function blankFields(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') return /^\s+$/.test(value) ? [{ path: path.join('.'), msg: blankField }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => blankFields(field, [...path, name]));
}
