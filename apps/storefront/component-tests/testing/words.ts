/** The words in an element, with single blanks between them: prices have one that does not break. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The sentences that describe a field to a screen reader. */
export function descriptionOf(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
}
