const of = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words of a search that say nothing about what is sought. German folding. */
export const stopWords = of(`
fuer fur fuers furs ueber uber uebers gegen bis der die das den dem des ein eine einen einem einer eines und oder mit von vom nach zum zur zu im in am an auf aus bei beim als ab um
welche welcher welches welchen wo wie was womit wofuer wozu ist sind gibt es ich wir man mir suche brauche brauchen braucht benoetige benoetigt
moechte will kaufen bestellen haben hilft helfen nehme nimmt nehmen eignet sich kann
viel viele sehr moeglichst bitte gut gute guter gutes guenstig guenstige billig billige preiswert online shop
art artikel artikelnr artnr artikelnummer nr nummer ean gtin bestellnummer
liter stueck stk stck meter packung pack
`);
