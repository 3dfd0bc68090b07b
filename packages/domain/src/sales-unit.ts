import { foldCase } from './plain-text.ts';

/** A unit in which goods are sold, with everything that files call it. */
export interface SalesUnit {
  /** The word that customers read. */
  readonly name: string;
  /** Codes of UN/ECE Recommendation 20, and codes that German files use instead. The first one is exported. */
  readonly codes: readonly string[];
  /** Other spellings, in lower case, without dots and spaces. */
  readonly words: readonly string[];
}

/** All of them: `name: codes: other spellings`. */
export const salesUnits: readonly SalesUnit[] = [
  'Stück: C62 PCE EA H87 NAR ST STK PC: stücke stueck stck pcs pieces piece',
  'Paar: PR: paare',
  'Satz: SET: sätze sets garnitur garnituren',
  'Dutzend: DZN: dtzd dtz dzd',
  'Packung: PK: packungen pack packs pkg pck pckg',
  'Verpackungseinheit: : ve vpe verpackungseinheiten',
  'Palette: PF: paletten plt',
  'Schachtel: BX: schachteln',
  'Karton: CT: kartons ktn krt',
  'Beutel: BG: btl',
  'Flasche: BO: flaschen fl flsch',
  'Dose: CA: dosen ds',
  'Kiste: CR: kisten',
  'Kartusche: CQ: kartuschen',
  'Bund: BE: bunde',
  'Rolle: RO RL: rollen rol',
  'Tube: TU: tuben',
  'Eimer: : eim',
  'Sack: : säcke',
  'Kanister: : kan',
  'Bausatz: : bausätze',
  'Fass: DR: fässer',
  'Paket: NPL: pakete pkt',
  'Blatt: LEF: blätter bl',
  'Stunde: HUR: stunden std h',
  'Tag: DAY: tage',
  'Monat: : monate',
  'mm: MMT: millimeter',
  'cm: CMT: zentimeter',
  'm: MTR: meter mtr lfm lfdm laufmeter',
  'km: KMT: kilometer',
  'm²: MTK: m2 qm quadratmeter',
  'm³: MTQ: m3 cbm kubikmeter',
  'g: GRM: gr gramm',
  'kg: KGM: kilo kilogramm',
  't: TNE: to tonne tonnen',
  'ml: MLT: milliliter',
  'cl: CLT: zentiliter',
  'l: LTR: liter ltr lt',
  'hl: HLT: hektoliter',
].map((line) => {
  const [name = '', codes = '', words = ''] = line.split(':');
  const listed = (text: string) => text.split(' ').filter((word) => word !== '');
  return { name, codes: listed(codes), words: listed(words) };
});

const known = new Map(
  salesUnits.flatMap((unit) => spellingsOf(unit).map((spelling): [string, SalesUnit] => [spelling, unit])),
);

/** Everything that a unit is called, in lower case, without dots and spaces. */
export function spellingsOf({ name, codes, words }: SalesUnit): string[] {
  return [...new Set([name, ...codes, ...words].map(plainUnit))];
}

/** Letters that mean something else as capitals: a thousand (T, M), a gross (G). */
const notAsCapitals = /^[TMGH]$/;

/** The unit behind a spelling: `Stk.` and `PCE` are the piece. Undefined: a unit of its own. */
export function salesUnitOf(written: string): SalesUnit | undefined {
  return notAsCapitals.test(written.trim()) ? undefined : known.get(plainUnit(written));
}

/** A key that is the same for all spellings of a unit: of `Stk`, `PCE` and `1 Stück`, of `50 Stk` and `50 Stück`. */
export function salesUnitKey(written: string): string {
  const [, count = '1', word = written] = /^\s*(\d+)\s*(.+)$/.exec(written) ?? [];
  const unit = salesUnitOf(word);
  if (unit === undefined) return notAsCapitals.test(written.trim()) ? written.trim() : foldCase(written);
  return foldCase(count === '1' ? unit.name : `${count} ${unit.name}`);
}

/**
 * The spelling that customers read, where a file's spelling meets a stored one of the same unit. The stored one stays,
 * so that two suppliers do not change it with every file. Only another case of it, or the unit's name, replaces it.
 */
export function spellingToKeep(written: string, stored: string): string {
  const isBetter = foldCase(written) === foldCase(stored) || written === salesUnitOf(written)?.name;
  return isBetter ? written : stored;
}

/** The spelling that customers read of a new unit: a code becomes the unit's name, and a word stays. */
export function spellingToShow(written: string): string {
  const unit = salesUnitOf(written);
  return unit?.codes.includes(written.trim()) === true ? unit.name : written;
}

function plainUnit(written: string): string {
  return written.replace(/[.\s]/g, '').toLocaleLowerCase('de');
}
