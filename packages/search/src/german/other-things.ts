import { stemOf } from './stem.ts';

const of = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Compounds that are no kind of what their last part names. German folding. */
const otherThings = of(`
handschuh balkenschuh pfostenschuh kabelschuh bremsschuh steckdose abzweigdose verteilerdose schalterdose hohlwanddose gluehbirne
zahnpasta kupferpaste leberkaese fleischkaese erdnussbutter sheabutter bodybutter fussbutter kakaobutter
sonnenmilch koerpermilch reinigungsmilch scheuermilch pflegemilch putzmilch gesichtsmilch
haarwasser mundwasser rasierwasser reinigungswasser gesichtswasser mizellenwasser buegelwasser kirschwasser
badesalz regeneriersalz spezialsalz streusalz auftausalz fleckensalz nasenspuelsalz spuelmaschinensalz
waermflasche gasflasche schreibmaschine fleischwolf reisswolf papierwolf wasserhahn absperrhahn zapfhahn tischbein stuhlbein eisbein
fuchsschwanz loewenzahn fingerhut zuckerhut fusspilz nagelpilz huehnerauge augenbraue duschkopf brausekopf schraubenkopf
durchmesser entfernungsmesser distanzmesser feuchtigkeitsmesser blutdruckmesser zeitmesser windmesser
schraubstock zollstock bienenstock buegeleisen waffeleisen glaetteisen stemmeisen brecheisen stecheisen locheisen
bruehwuerfel suppenwuerfel eiswuerfel anzuendwuerfel kaugummi fruchtgummi haargummi weingummi radiergummi zopfgummi
kaffeebohne kakaobohne nachttopf auspufftopf geldbeutel kulturbeutel fledermaus computermaus funkmaus
zahnrad lenkrad motorrad handrad stellrad rettungsring luftballon federball zahnseide zahnstein feuerstein klostein wcstein
marmelade limonade schokolade
haushalt inhalt hundekuchen handfeger meerschweinchen kopfhoerer katzenzunge melissengeist schaufelrad hexenschuss
`);

/** By their last letters: so few of them are compared with a word. */
const byEnd = Map.groupBy(otherThings.map(stemOf), (stem) => stem.slice(-3));

/**
 * From where on a word is not taken apart, since its end is no kind of what its last part names: a Handschuh is no
 * Schuh, a Schutzhandschuh is one Handschuh. The word's length where it may be taken apart anywhere.
 */
export function wholeFrom(word: string): number {
  const stem = stemOf(word);
  const found = byEnd.get(stem.slice(-3))?.find((other) => stem.endsWith(other));
  return found === undefined ? word.length : stem.length - found.length;
}
