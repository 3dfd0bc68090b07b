import type { FoundPlace, WordFind } from '@kontor/search';

const count = new Intl.NumberFormat('de-AT');
const factor = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const ways: Readonly<Record<WordFind['as'], string>> = {
  whole: 'wie eingegeben',
  inflected: 'andere Form',
  joined: 'zusammengeschrieben',
  head: 'Ende einer Zusammensetzung',
  synonym: 'Synonym',
  broader: 'Synonym in eine Richtung',
  completed: 'begonnenes Wort',
  beginning: 'Wortanfang',
  continued: 'längeres Wort',
  parted: 'zerlegte Zusammensetzung',
  besides: 'anderer Teil der Zusammensetzung',
  size: 'Größe',
  bareNumber: 'Zahl ohne Einheit',
  nearGuess: 'vermutet',
  farGuess: 'vermutet, weit entfernt',
  part: 'Teil einer Zusammensetzung',
};

const places: Readonly<Record<FoundPlace, string>> = {
  head: 'Name (was es ist)',
  name: 'Name',
  suffix: 'Zusatz',
  keywords: 'Suchbegriffe',
  attributes: 'Merkmal',
  description: 'Beschreibung oder Name eines Merkmals',
  number: 'Teil der Artikelnummer',
  wholeNumber: 'Artikelnummer oder GTIN',
  category: 'Kategorie',
  categoryAbove: 'Kategorie darüber',
};

/** The texts of `kontor search`. */
export const searchCommandTexts = {
  summary: 'zeigt, was die Suche zu einem Text findet und warum',
  help: `Aufruf: npm run kontor -- search "TEXT"
        npm run kontor -- search --synonyms

Zeigt, wie der Shop einen Suchtext liest und die ersten zehn Artikel, die er im ganzen Shop findet. Je Artikel steht:

  Stufe    der Schritt, der ihn fand: 0 vor 1 vor 2, unabhängig von den Punkten
  Punkte   wie gut die Wörter passen
  Name     um wie viel Name und Kategorie die Punkte heben (über 1) oder senken (unter 1)

und je Wort, unter welchem Begriff, auf welchem Weg und wo es gefunden wurde.

  --synonyms   nennt die eigenen Synonyme (Einstellung search.synonyms), die zu keinem Artikel führen

Wie man die Suche lenkt: docs/search.md.

Endet mit 0, auch wenn nichts gefunden wurde.`,
  wantsText: 'Bitte einen Suchtext angeben, etwa: npm run kontor -- search "hamer"',
  found: (text: string, hits: number) => `„${text}“: ${hits === 1 ? '1 Artikel' : `${count.format(hits)} Artikel`}`,
  guessed: (typed: string, taken: readonly string[]) => `  „${typed}“ gelesen als: ${taken.join(', ')}`,
  missing: (words: readonly string[], exact: number) =>
    `  Nicht überall dabei: ${words.join(', ')}. Mit allen Wörtern: ${count.format(exact)}`,
  mentioned: (words: readonly string[], exact: number) =>
    `  Zuletzt Artikel, die es nur in der Beschreibung erwähnen: ${words.join(', ')}. So genannt: ${count.format(exact)}`,
  overlooked: (words: readonly string[]) => `  Zählt nur für die Reihung: ${words.join(', ')}`,
  excluded: (words: readonly string[]) => `  Ohne: ${words.join(', ')}`,
  hit: (place: number, name: string, id: string) => `\n${String(place).padStart(2)}. ${name} (${id})`,
  pinned: '    Angeheftet (search.pins)',
  barred: (names: readonly string[]) => `  Gesperrt (search.bars): ${names.join(', ')}`,
  score: (tier: number, score: number, fit: number) =>
    `    Stufe ${tier}, Punkte ${count.format(score)}, Name ${factor.format(fit)}`,
  find: (typed: string, { term, as, places: where }: WordFind) =>
    `    ${typed}: ${term.startsWith('=') ? 'dieselbe Menge' : term} (${ways[as]}) in ${fields(where)}`,
  idle: (line: number, text: string) => `  Zeile ${line}: ${text}`,
  idleHead: 'Diese Zeilen führen zu keinem Artikel:',
  noneIdle: 'Jede Zeile führt zu Artikeln.',
  noneOwn: 'Es gibt keine eigenen Synonyme (Einstellung search.synonyms, docs/search.md).',
  startList: (used: number, all: number) =>
    `Mitgelieferte Liste: ${count.format(used)} von ${count.format(all)} Zeilen führen zu Artikeln.`,
  startListOff: 'Mitgelieferte Liste: ausgeschaltet (search.startList).',
} as const;

/** Omits a place that is implied by another: the head of a name is part of the name. */
function fields(where: readonly FoundPlace[]): string {
  return where
    .filter(
      (place) =>
        !(place === 'name' && where.includes('head')) && !(place === 'number' && where.includes('wholeNumber')),
    )
    .map((place) => places[place])
    .join(', ');
}
