import { fillersWith } from '@kontor/search';
import type { Queryable } from '../../database/database.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { productIdsByNumber } from './configuration.repository.ts';
import { leadingLines, readLeadingLine } from './search-lines.ts';
import { searchTexts as texts } from './texts/search.de.ts';
import type { SearchSettings } from './types.ts';

/** The warnings for article numbers without a product. They do no harm, because a product may be imported later. */
export async function unknownProducts(queryable: Queryable, settings: SearchSettings): Promise<FieldError[]> {
  const known = await productsNamed(queryable, settings);
  const fillers = fillersWith(settings.stopWords);
  return (['pins', 'bars'] as const).flatMap((key) =>
    settings[key].flatMap((text, place) => {
      const line = readLeadingLine(text, fillers);
      const numbers = typeof line === 'string' ? [] : line.targets;
      return numbers
        .filter((number) => !Object.hasOwn(known, number))
        .map((number) => ({ path: `${key}.${place}`, msg: texts.unknownProduct(number) }));
    }),
  );
}

/** The ids of the products that the setting names, by article number, without those that are not in the catalogue. */
export async function productsNamed(
  queryable: Queryable,
  { pins, bars, stopWords }: SearchSettings,
): Promise<Readonly<Record<string, string>>> {
  const lines = leadingLines([...pins, ...bars], fillersWith(stopWords));
  return productIdsByNumber(queryable, [...new Set(lines.flatMap(({ targets }) => targets))]);
}
