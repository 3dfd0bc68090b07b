const of = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Last parts of compounds that say nothing about the kind of thing: a Putzmittel is not similar to a Waschmittel. */
const emptyHeads = of(`
mittel artikel zeug sachen ware waren stueck teil teile set sets satz geraet geraete zubehoer bedarf system systeme art arten form farbe groesse
material stoff stoffe paket packung box serie modell typ gut gueter menge frei los fest dicht arm reich mann frau leute platz zeit weise
`);

/** Whether a last part only says that there are several of the thing before it. */
export function isSet(word: string): boolean {
  return /^(?:sets?|satz|saetze|sortiment|garnitur)$/.test(word);
}

/** Whether the last part of a compound says what kind of thing it is. `word`: German folding. */
export function saysKind(word: string): boolean {
  return !emptyHeads.has(word);
}
