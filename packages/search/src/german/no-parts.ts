const of = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words of texts that are no parts of compounds. Articles, pronouns, prepositions and particles form verbs and their
 * nouns instead (Durch-messer and Auf-satz are no kinds of Messer or Satz). Some endings look like a word (Bäcker-ei,
 * brenn-bar).
 */
const noParts = of(`
ab aber ab als alle allen aller alles am an auch auf aus bei beim bis da damit dann das dass dem den denn der des die dies diese dieser doch du durch
ein eine einem einen einer eines er es fuer fur gegen hat her hin hinter ich ihr im in ins ist je jede jeder jedes kann kein keine los man mehr mit nach
neben nicht nieder noch nur ob oder ohne per pro sehr sein sich sie sind so sowie ueber uber um und uns unter viel vom von vor was weg weil wenn
wer wie wieder wird wo wohl zu zum zur zurueck zuruck zwischen bar chen ent haft heit isch keit lein lich ling nis sam schaft ter tern ten tum ung ver zer
ion ist tor ste sten
`);

/** Whether a word may be a part of a compound. `word`: German folding. */
export function mayBePart(word: string): boolean {
  return word.length >= 3 && !noParts.has(word);
}
