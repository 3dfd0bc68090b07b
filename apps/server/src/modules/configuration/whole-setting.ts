import { type TSchema, Type } from 'typebox';
import { configurationSchemas } from './configuration-schemas.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';
import type { ShopConfiguration } from './types.ts';

/**
 * Completes a setting of several parts from a file of settings. A part that the file leaves out keeps its stored value,
 * or else its default. A part that is null is no longer decided. Lists and single values, and the parts of a part, are
 * taken from the file as they are. A seller with a name replaces the stored seller entirely, because the bank account
 * of the former one must not stay.
 */
export function wholeSetting(key: keyof ShopConfiguration, value: unknown, stored: unknown): unknown {
  const schema: TSchema = configurationSchemas[key];
  if (!Type.IsObject(schema) || !isObject(value)) return value;
  if (key === 'seller' && 'companyName' in value) return value;
  const kept = isObject(stored) ? stored : {};
  const all = { ...kept, ...value };
  const isKnown = (name: string) => Object.hasOwn(schema.properties, name);
  const decided = Object.entries(all).filter(([name, part]) => part !== null || !isKnown(name));
  const defaults = Object.entries(defaultConfiguration[key]).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries([...defaults, ...decided]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
