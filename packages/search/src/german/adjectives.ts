const of = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives that are common in shops and have no typical ending, as stems (stem.ts). */
const adjectives = of(`
rot blau gelb gruen schwarz weiss grau braun rosa beig hell dunkl bunt klar matt neu alt gross klein lang kurz breit schmal hoch flach tief
dick duenn fein grob rund spitz hart weich leicht schwer stark warm kalt heiss roh reif suess sauer mild scharf trock nass frisch ganz halb
vegan modern robust mobil normal glatt rau eng weit gesund mager pur zart transparent universal oval gemischt
lis laut schnell stabil gut billig teur echt edl starr gerad krumm flexibl digital kabllos elektr automat
`);
/** Endings of adjectives. A participle ends in -t and begins with ge-, ver-, be- … or it ends in -iert. */
const adjectiveEnding =
  /(?:ig|lich|isch|bar|los|fest|frei|dicht|haft|sam|arm|reich|farb|iert|end|ern)$|^(?:ge|ver|be|ent|zer|er)\w{2,}t$/;

/** Whether a stem is an adjective whose forms in -er are no other words: roter is rot, but Drucker is not Druck. */
export function isAdjective(stem: string): boolean {
  return adjectives.has(stem) || adjectiveEnding.test(stem);
}

/** Endings of adjectives that never form a noun with -er, as in Reiniger, Fischer or Sender. */
const sureEnding =
  /(?:rot|blau|gelb|gruen|schwarz|weiss|grau|braun|los|fest|frei|dicht|haft|sam|arm|reich|farbig|iert|[^fmtw]isch|lich|[^n]bar|[^n]ig)$/;
/** Adjectives that form nouns with -er: Spitzer, Reifer. */
const nounsInEr = of('spitz reif laut rund flach schnell neu heiss');

/** Whether a stem is an adjective whose forms in -er and -em are certainly no other words. */
export function isSurelyAdjective(stem: string): boolean {
  return stem.length >= 3 && (sureEnding.test(stem) || (adjectives.has(stem) && !nounsInEr.has(stem)));
}
