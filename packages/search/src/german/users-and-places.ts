import { stemOf } from './stem.ts';

const of = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * First parts of compounds that say who uses a thing, where or when, and leave it what it is: a Wohnzimmerteppich is a
 * Teppich, whether a shop speaks of Wohnzimmer or not. What makes another thing of many words does not belong here: a
 * Haustuer is no Tuer for a house, nor an Autobatterie one of batteries. German folding, with joints.
 */
const parts = new Set(
  of(`
wohnzimmer schlafzimmer kinderzimmer esszimmer badezimmer arbeitszimmer buero kueche kuechen terrasse terrassen balkon garten keller garage garagen
werkstatt baustelle baustellen dachboden vorzimmer flur hobbyraum gaeste hotel restaurant
kind kinder baby babys damen herren frauen maenner maedchen jungen buben teenager senioren jugend familien erwachsenen anfaenger profi hobby heimwerker
maurer tischler schreiner zimmermanns zimmerer elektriker installateur klempner spengler schlosser mechaniker maler dachdecker gaertner fliesenleger
handwerker bastler schmiede zimmerei tischlerei schul schueler studenten lehrer
sommer winter herbst fruehling fruehjahrs weihnachts oster reise camping freizeit urlaubs alltags party picknick
katzen hunde vogel nager kaninchen hamster
`).map(stemOf),
);

/** Whether a first part only says who uses a thing, where or when. `first`: German folding. */
export function saysUse(first: string): boolean {
  return parts.has(stemOf(first));
}
