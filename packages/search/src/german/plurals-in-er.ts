/** The nouns of trade and workshop with a plural in -er. No new ones arise in German. Umlauts as two letters. */
const nouns = `
amt:aemter bad:baeder band:baender bild:bilder blatt:blaetter brett:bretter buch:buecher dach:daecher dorf:doerfer fach:faecher fass:faesser
feld:felder geld:gelder gewand:gewaender glas:glaeser glied:glieder grab:graeber gras:graeser gut:gueter haus:haeuser holz:hoelzer horn:hoerner
huhn:huehner kalb:kaelber kind:kinder kleid:kleider korn:koerner kraut:kraeuter lamm:laemmer land:laender licht:lichter loch:loecher
mann:maenner maul:maeuler mund:muender nest:nester rad:raeder rand:raender rind:rinder schild:schilder schloss:schloesser tal:taeler tuch:tuecher volk:voelker
wald:waelder wort:woerter wurm:wuermer
`;

/** From plural to singular. */
export const pluralsInEr: ReadonlyMap<string, string> = new Map(
  nouns
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([singular = '', plural = '']) => [plural, singular]),
);

/** From singular to plural. */
export const singularsOfEr: ReadonlyMap<string, string> = new Map(
  Array.from(pluralsInEr, ([plural, singular]) => [singular, plural]),
);
