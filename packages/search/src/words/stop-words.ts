const of = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words of a search that say nothing about what is sought. German folding. */
export const stopWords = of(`
fuer fur fuers furs gegen bis der die das den dem des ein eine einen einem einer eines und oder mit von vom zum zur zu im in am an auf aus bei beim als ab um
welche welcher welches wo wie was ist sind gibt es ich wir suche brauche moechte will kaufen bestellen haben
viel viele sehr moeglichst bitte gut gute guter gutes guenstig guenstige billig billige preiswert online shop
art artikel artikelnr artnr artikelnummer nr nummer ean gtin bestellnummer
liter stueck stk stck meter packung pack
`);
