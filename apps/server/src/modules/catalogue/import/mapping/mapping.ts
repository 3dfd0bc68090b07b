import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { mappingTexts } from '../texts/mapping.de.ts';

const strict = { additionalProperties: false } as const;
const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** What an operator adds to a file's data (docs/import-formats.md). Everything is optional. */
const Mapping = Type.Object(
  {
    /** By column: our heading, `Attribut: …`, or null to skip it. */
    columns: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    /** Fixed values for every product, by our headings. */
    values: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The tax rate in percent if the file states none. */
    taxRate: Type.Optional(Percent),
    /** By the file's word for a tax class: the rate in percent. */
    taxClasses: Type.Optional(Type.Record(Type.String(), Percent)),
    /** By the name or code of an attribute in the file of another system: our name for it, or null to skip it. */
    attributes: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String({ minLength: 1 }), Type.Null()]))),
    /** By the number of a unit in Shopware 5 (unitID): the unit, for contents and unit prices: `l`. */
    units: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Parent categories for those of the file: `Werkzeug > Huber`. */
    categoryPrefix: Type.Optional(Type.String()),
    /** The price type of a BMEcat file to use as the selling price: `net_list`. */
    priceType: Type.Optional(Type.String()),
    /** Whether the file's prices are net or gross. */
    prices: Type.Optional(Type.Union([Type.Literal('net'), Type.Literal('gross')])),
    /** Rows that others name as their parent are articles too, and sold. */
    parents: Type.Optional(Type.Literal('sold')),
    /** The step to which prices are rounded, in euros, half up: 0.05. */
    rounding: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    /** Columns that a proposal could not explain, with some values. They are not read. */
    unplaced: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  strict,
);
export type Mapping = Static<typeof Mapping>;

/** Reads a mapping. Throws {@link ImportImpossible} with its problem. */
export function mappingFrom(json: string): Mapping {
  const value = parsed(json);
  const open = questionsIn(value);
  if (open.length > 0) throw new ImportImpossible(mappingTexts.unanswered(open));
  if (Value.Check(Mapping, value)) return value;
  const keys = Object.keys(typeof value === 'object' && value !== null ? value : {});
  const unknown = keys.filter((key) => !(key in Mapping.properties));
  const [error] = Value.Errors(Mapping, value);
  throw new ImportImpossible(
    unknown.length > 0
      ? mappingTexts.unknownKeys(unknown, Object.keys(Mapping.properties))
      : mappingTexts.wrong(error?.instancePath ?? ''),
  );
}

/** The keys in a proposed mapping that the operator still has to answer. */
export function questionsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.startsWith('?') ? [path] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value)
    .filter(([key]) => path !== '' || key !== 'unplaced')
    .flatMap(([key, inner]) => questionsIn(inner, path === '' ? key : `${path}.${key}`));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportImpossible(mappingTexts.noJson);
  }
}
