import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { mappingTexts } from '../texts/mapping.de.ts';

const strict = { additionalProperties: false } as const;
const Percent = Type.Number({ minimum: 0, maximum: 100 });

/**
 * What an operator adds to a file that the file does not say itself (docs/import-formats.md). Everything may be left
 * out.
 */
const Mapping = Type.Object(
  {
    /** What columns mean: our heading, `Attribut: …` or, not to be read, null. */
    columns: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    /** What every product says, by our headings. */
    values: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Percent, where the file names no rate. */
    taxRate: Type.Optional(Percent),
    /** Percent by the words that the file has for them. */
    taxClasses: Type.Optional(Type.Record(Type.String(), Percent)),
    /** Categories above those of the file: `Werkzeug > Huber`. */
    categoryPrefix: Type.Optional(Type.String()),
    /** Which of a BMEcat file's prices is the one to sell at: `net_list`. */
    priceType: Type.Optional(Type.String()),
    /** Whether the file's prices are with tax. */
    prices: Type.Optional(Type.Union([Type.Literal('net'), Type.Literal('gross')])),
    /** Prices are rounded to a multiple of so many euros, half up: 0.05. */
    rounding: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    /** What a proposal could not place, with some values: not read. */
    unplaced: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  strict,
);
export type Mapping = Static<typeof Mapping>;

/** Reads a mapping. Throws {@link ImportImpossible} with what is wrong in it. */
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

/** What of a proposed mapping still asks the operator something, by its keys. */
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
