/** The filters that are typed words, by their names in questions and in addresses. */
const typedWords: ReadonlySet<string> = new Set(['search', 'text', 'wort']);

/** Filters as the log keeps them: without typed words, which may name a person who is erased later (LAW D6). */
export function loggedFilters(filters: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, typedWords.has(name) ? '…' : value]));
}
