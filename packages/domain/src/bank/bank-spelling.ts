/** A text as banks write it: capitals without accents, umlauts as one letter. */
export function bankSpelling(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('ß', 'SS')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([AOU])E/g, '$1');
}
