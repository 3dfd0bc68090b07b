/**
 * How lists filter by a field: by the text that the wire shows, or by what a function calls the value that it shows.
 */
export type Filter = true | ((shown: never) => string);

/**
 * How a field of such values is filtered by. Any text filters as it is, by `true`. A number, an object or one of a few
 * codes filters by its German words: a function that is asked only for what is shown. The product page says the same
 * words (`factsOf` of the storefront), so that an attribute of this name and value stands once.
 */
export type FilterOf<Value> = [Value] extends [string | undefined]
  ? string extends Value
    ? true
    : (shown: Exclude<Value, undefined>) => string
  : (shown: Exclude<Value, undefined>) => string;

/** What lists filter by of a value as the wire shows it; undefined where there is nothing to filter by. */
export function filteredBy(shown: unknown, filter: Filter | undefined): string | undefined {
  if (filter === undefined || shown === undefined) return undefined;
  return (typeof filter === 'function' ? filter(shown as never) : String(shown)) || undefined;
}
