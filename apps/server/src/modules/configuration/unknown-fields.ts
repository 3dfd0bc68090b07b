import { type TSchema, Type } from 'typebox';
import type { FieldError } from '../../http/field-errors.ts';
import { nearestWord } from '../../nearest-word.ts';
import { unknownFieldTexts as texts } from './texts/unknown-fields.de.ts';

/**
 * The errors for fields that a value's schema does not know, at any depth. They are refused instead of ignored: an
 * operator who writes a surcharge must not believe that it is charged.
 */
export function unknownFields(schema: TSchema, value: unknown, path: readonly string[] = []): FieldError[] {
  if (Type.IsArray(schema) && Array.isArray(value)) {
    return value.flatMap((item, place) => unknownFields(schema.items, item, [...path, String(place)]));
  }
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const known = Object.keys(schema.properties);
  return Object.entries(value).flatMap(([name, field]) => {
    const here = [...path, name];
    const fieldSchema = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (fieldSchema !== undefined) return unknownFields(fieldSchema, field, here);
    return [{ path: here.join('.'), msg: texts.unknown(nearestWord(name, known), known) }];
  });
}
