/**
 * How lists filter by a field: by the text that the wire shows, or by what a function calls the value that it shows.
 */
export type Filter = true | ((shown: never) => string);

/**
 * The filter of a field with such values. A text filters as it is, by `true`. A number, an object or one of a few codes
 * filters by its German words: a function of the value as the wire shows it. The product page says the same words
 * (`factsOf` of the storefront), so that an attribute of this name and value is shown only once.
 */
export type FilterOf<Value> = [Value] extends [string | undefined]
  ? string extends Value
    ? true
    : (shown: Exclude<Value, undefined>) => string
  : (shown: Exclude<Value, undefined>) => string;

/** The text that lists filter by, from a value as the wire shows it; undefined if there is none. */
export function filteredBy(shown: unknown, filter: Filter | undefined): string | undefined {
  if (filter === undefined || shown === undefined) return undefined;
  return (typeof filter === 'function' ? filter(shown as never) : String(shown)) || undefined;
}
