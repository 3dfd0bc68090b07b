const longest = 500;

/**
 * Patterns that must not be stored or logged: credentials in URLs, mail addresses, and keys such as order ids and
 * tokens.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^\s/@]*@/g, '//…@'],
  [/[^\s<>"'@/:…]+@[^\s<>"'@/:]+/g, '…@…'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '…'],
];

/** The first line of an error's message for the operator and the log, shortened and without secrets. */
export function errorForOperators(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const [line = ''] = message.split('\n', 1);
  return secrets.reduce((text, [secret, cover]) => text.replace(secret, cover), line).slice(0, longest);
}
