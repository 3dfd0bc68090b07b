import { type TSchema, Type } from 'typebox';
import { configurationSchemas } from './configuration-schemas.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';
import type { ShopConfiguration } from './types.ts';

/**
 * A setting of several parts as a file of settings names it, with those that it leaves out: they stay as they are
 * stored, else as a shop begins. A part that is null is no longer decided. Lists and single values are taken as they
 * are, and so are the parts of a part. A seller whose name is given is somebody else, of whom nothing is known: the
 * account of the one before must not stay.
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
