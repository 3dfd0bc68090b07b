import { stemOf } from './stem.ts';

const of = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * First parts of compounds that only say where a thing is used: a Wohnzimmerteppich is a Teppich, whether or not the
 * shop mentions Wohnzimmer. First parts that change the thing do not belong here: a Haustuer is not just any Tuer, and
 * an Autobatterie is no ordinary battery. German folding, with joints.
 */
const places = new Set(
  of(`
wohnzimmer schlafzimmer kinderzimmer esszimmer badezimmer arbeitszimmer buero kueche kuechen terrasse terrassen balkon garten keller garage garagen
vorne vorn hinten oben unten
werkstatt baustelle baustellen dachboden vorzimmer flur hobbyraum gaeste hotel restaurant
`).map(stemOf),
);

/** First parts that only say who uses a thing, or when. German folding, with joints. */
const users = new Set(
  of(`
kind kinder baby babys damen herren frauen maenner maedchen jungen buben teenager senioren jugend familien erwachsenen anfaenger profi hobby heimwerker
maurer tischler schreiner zimmermanns zimmerer elektriker installateur klempner spengler schlosser mechaniker maler dachdecker gaertner fliesenleger
handwerker bastler schmiede zimmerei tischlerei schul schueler studenten lehrer
mann frau vater vaeter papa opa grossvater mama oma grossmutter eltern grosseltern bruder schwester freund freundin kollege kollegin chef
nachbar paerchen geburtstag geburtstags hochzeit hochzeits jubilaeum jubilaeums vatertag vatertags muttertag muttertags valentinstag
nikolaus advent advents abschieds
sommer winter herbst fruehling fruehjahrs weihnachts oster reise camping freizeit urlaubs alltags party picknick
katzen hunde vogel nager kaninchen hamster
`).map(stemOf),
);

/** Whether a first part only says who uses a thing, where or when. `first`: German folding. */
export function saysUse(first: string): boolean {
  return users.has(stemOf(first)) || saysPlace(first);
}

/** Whether a first part only says where a thing is used. `first`: German folding. */
export function saysPlace(first: string): boolean {
  return places.has(stemOf(first));
}
