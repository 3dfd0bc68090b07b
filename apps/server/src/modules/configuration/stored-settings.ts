import type { TSchema } from 'typebox';
import { type StoredJsonReader, storedJson } from '../../database/stored-json.ts';
import { configurationSchemas } from './configuration-schemas.ts';
import type { ShopConfiguration } from './types.ts';

/** The keywords that limit a value of the right shape. */
const limits: ReadonlySet<string> = new Set([
  ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'],
]);

/**
 * The shape that a schema requires, without its limits. So a value stored by an earlier version stays readable after
 * the limits have become narrower.
 */
function shapeOf(schema: TSchema): Record<string, unknown> {
  const shape: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) if (!limits.has(keyword)) shape[keyword] = value;
  const { properties, items, anyOf } = schema as Partial<Record<string, unknown>>;
  if (properties !== undefined) shape.properties = mapped(properties as Record<string, TSchema>);
  if (items !== undefined) shape.items = shapeOf(items as TSchema);
  if (anyOf !== undefined) shape.anyOf = (anyOf as TSchema[]).map(shapeOf);
  return shape;
}

function mapped(properties: Readonly<Record<string, TSchema>>): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shapeOf(schema)]));
}

/** Settings whose stored value may lack fields that the operator left out. Those fields get their defaults. */
const partial: ReadonlySet<string> = new Set<keyof ShopConfiguration>(['seller']);

const readers = new Map<string, StoredJsonReader<unknown>>();

/**
 * The value of a setting as it is stored. A reader is made at its first use and kept.
 * @throws StoredJsonUnreadable for another shape than the setting has.
 */
export function readSetting(key: keyof ShopConfiguration, json: string): unknown {
  const known = readers.get(key);
  if (known !== undefined) return known(json, key);
  const { required, ...rest } = shapeOf(configurationSchemas[key]);
  const reader = storedJson('configuration.value', partial.has(key) ? rest : { ...rest, required });
  readers.set(key, reader);
  return reader(json, key);
}
