/** How lists filter by a field: by the text on the wire (`true`), or by a function's text for the value on the wire. */
export type Filter = true | ((shown: never) => string);

/**
 * The kind of filter for a field with such values. A text is its own filter value (`true`). A number, an object or a
 * code needs a function that gives its German words. The product page uses the same words (`factsOf` of the
 * storefront), so an attribute with this name and value is shown only once.
 */
export type FilterOf<Value> = [Value] extends [string | undefined]
  ? string extends Value
    ? true
    : (shown: Exclude<Value, undefined>) => string
  : (shown: Exclude<Value, undefined>) => string;

/** The filter text for a value on the wire. Undefined if there is none. */
export function filteredBy(shown: unknown, filter: Filter | undefined): string | undefined {
  if (filter === undefined || shown === undefined) return undefined;
  return (typeof filter === 'function' ? filter(shown as never) : String(shown)) || undefined;
}
