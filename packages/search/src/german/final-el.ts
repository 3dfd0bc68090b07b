/**
 * The word with the e of its final -el, which Austrians and Bavarians leave out: Fäustel for Fäustl, Nagel for Nagl.
 * Other words stay. `word`: German folding.
 */
export function withFinalEl(word: string): string {
  return word.replace(/(?<=[bcdfghkmnpstxz])l$/, 'el');
}
