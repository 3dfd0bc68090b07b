import { nameOf } from './named-types.ts';

/** One line of a schema for readers: a field, its values, and whether it may be missing. */
export interface SchemaLine {
  /** Such as `items[].product._id`; empty for the whole. */
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

/** The fields of a schema, outer before inner. A type that contains itself is named where it comes again. */
export function schemaLines(whole: object, path = '', isOptional = false): SchemaLine[] {
  const schema = whole as Schema;
  const line = { path, type: typeOf(schema), isOptional, description: schema.description ?? '' };
  return [...(path === '' && schema.properties ? [] : [line]), ...innerLines(schema, path)];
}

function innerLines(schema: Schema, path: string): SchemaLine[] {
  if (path !== '' && nameOf(schema) !== undefined) return [];
  if (schema.items) return innerLines(schema.items, `${path}[]`);
  const map = Object.values(schema.patternProperties ?? {})[0];
  if (map) return innerLines(map, `${path}.*`);
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) =>
    schemaLines(property, path === '' ? name : `${path}.${name}`, !required.includes(name)),
  );
}

function typeOf(schema: Schema): string {
  const name = nameOf(schema) ?? schema.$ref?.split('/').at(-1);
  if (name !== undefined) return name;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.items) return `list of ${typeOf(schema.items)}${limits(schema)}`;
  const map = Object.values(schema.patternProperties ?? {})[0];
  return map ? `map to ${typeOf(map)}` : `${schema.type ?? 'anything'}${limits(schema)}`;
}

const limitWords = {
  minLength: 'at least',
  maxLength: 'at most',
  minimum: 'from',
  maximum: 'to',
  maxItems: 'at most',
  default: 'default',
} as const;

function limits(schema: Schema): string {
  const words = Object.entries(limitWords).filter(([keyword]) => schema[keyword] !== undefined);
  return words.length === 0 ? '' : ` (${words.map(([keyword, word]) => `${word} ${schema[keyword]}`).join(', ')})`;
}
