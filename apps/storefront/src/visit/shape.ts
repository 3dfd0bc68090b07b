/** Checks of values from the session storage. Anybody can write there, so nothing in it is trusted. */

/** Whether a value is an object (not an array). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text of at most `maxLength` characters. */
export function isText(value: unknown, maxLength = 1000): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}

/** Whether a value is missing or a text. */
export function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

/** Whether a value is a key: a text that is not empty. */
export function isId(value: unknown): value is string {
  return isText(value, 200) && value !== '';
}

/** Whether a value is a list of at most `maxLength` entries that all pass a check. */
export function isListOf<Entry>(
  value: unknown,
  check: (entry: unknown) => entry is Entry,
  maxLength: number,
): value is Entry[] {
  return Array.isArray(value) && value.length <= maxLength && value.every(check);
}
