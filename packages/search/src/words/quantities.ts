import { foldGerman } from './fold.ts';

/** A number with its unit, such as 0,5 l. */
export interface Quantity {
  /** The term by which the quantity is found in any notation: 0,5 l and 500 ml have the same term. */
  readonly term: string;
  /** The number of chunks it takes: 10mm is one, 10 mm is two. */
  readonly chunks: number;
}

/**
 * By unit: the quantity that it measures, and its size in the quantity's smallest unit. All sizes are whole numbers.
 */
const units = new Map<string, readonly [quantity: string, factor: number]>(
  Object.entries({
    length:
      'mm 1000 millimeter 1000 cm 10000 zentimeter 10000 dm 100000 m 1000000 mtr 1000000 lfm 1000000 meter 1000000 metern 1000000 zoll 25400 inch 25400 km 1000000000 kilometer 1000000000',
    area: 'mm2 1 qmm 1 cm2 100 qcm 100 m2 1000000 qm 1000000 quadratmeter 1000000 ha 10000000000',
    volume:
      'ml 1000 milliliter 1000 cl 10000 dl 100000 l 1000000 lt 1000000 ltr 1000000 liter 1000000 litern 1000000 m3 1000000000 cbm 1000000000',
    mass: 'mg 1 milligramm 1 g 1000 gr 1000 gramm 1000 dag 10000 dkg 10000 deka 10000 pfund 500000 kg 1000000 kilo 1000000 kilogramm 1000000 t 1000000000 tonnen 1000000000',
    charge: 'mah 1 ah 1000 amperestunden 1000',
    voltage: 'mv 1 v 1000 volt 1000 kv 1000000',
    current: 'ma 1 a 1000 amp 1000 ampere 1000',
    power: 'w 1000 watt 1000 kw 1000000 kilowatt 1000000',
    energy: 'wh 1000 kwh 1000000',
    pressure: 'mbar 1 bar 1000',
    torque: 'nm 1000',
    light: 'lm 1 lumen 1',
    temperature: 'kelvin 1',
    sound: 'db 1 dba 1 dezibel 1',
    speed: 'upm 1 rpm 1 u/min 1 1/min 1',
    time: 'sek 1 sekunde 1 sekunden 1 min 60 minute 60 minuten 60 std 3600 stunde 3600 stunden 3600 tag 86400 tage 86400 tagen 86400 woche 604800 wochen 604800',
    // A month has no fixed number of days.
    months: 'monat 1 monate 1 monaten 1 jahr 12 jahre 12 jahren 12',
    count:
      'er 1 stk 1 st 1 stck 1 stueck 1 stuck 1 teilig 1 tlg 1 teile 1 teiliges 1 teiliger 1 pack 1 packung 1 pcs 1',
    sheets: 'blatt 1 bl 1 seiten 1',
    rolls: 'rollen 1 rolle 1',
    pairs: 'paar 1',
    waschladungen: 'wl 1 waschgaenge 1 waeschen 1 waschladungen 1',
    data: 'mb 1 gb 1000 tb 1000000',
  }).flatMap(([quantity, text]) =>
    [...text.matchAll(/(\S+) (\d+)/g)].map(
      ([, unit = '', factor = '']) => [unit, [quantity, Number(factor)]] as [string, [string, number]],
    ),
  ),
);

/** Words that make the number behind them a size: Gr. 42, Körnung 120. */
const sizes = new Map(
  Object.entries({
    gr: 'size',
    groesse: 'size',
    grosse: 'size',
    size: 'size',
    koernung: 'grit',
    kornung: 'grit',
    korn: 'grit',
  }),
);
const grit = /^[pk](\d{2,4})$/;
const number = /^\d+(?:[.,]\d+)*$|^\d+\/\d+$/;
const joined = /^(\d+(?:[.,]\d+)*|\d+\/\d+)-?([a-zäöüßµ]+[23]?)(?:-?(?:pack|packung|set|pkg|karton))?$/;

const shortest = 4;
const sizeWords = /^(?:gr|size|korn|k[oö]e?rnung|gr[oö](?:ss|ß)e|groesse)$/;

/**
 * Whether a chunk is neither a number, nor a unit, nor a size. Most words are none of these and need no closer look.
 */
export function standsAlone(chunk: string): boolean {
  return chunk.length > shortest && !/\d/.test(chunk) && !sizeWords.test(chunk);
}

/** The quantity that begins at a place of a text's chunks, or null. */
export function quantityAt(chunks: readonly string[], place: number): Quantity | null {
  const chunk = chunks[place] ?? '';
  const next = chunks[place + 1] ?? '';
  const asOne = joined.exec(chunk);
  if (asOne !== null) return quantity(asOne[1] ?? '', asOne[2] ?? '', 1);
  if (!number.test(chunk)) return sizeOf(chunk, next);
  const after = chunks[place + 2] ?? '';
  if (/^\d+$/.test(chunk) && /^\d+\/\d+$/.test(next)) {
    const whole = quantity(next, unitOf(after), 3, Number(chunk));
    if (whole !== null) return whole;
  }
  return quantity(chunk, unitOf(next), 2);
}

/** The terms of the quantity that begins at a place. Decimal inches also match as whole inches: 15,6 Zoll as 15. */
export function quantityTermsAt(chunks: readonly string[], place: number): string[] {
  const found = quantityAt(chunks, place);
  if (found === null) return [];
  const [, inches = ''] = /^(\d+),\d+$/.exec(chunks[place] ?? '') ?? [];
  const isInch = inches !== '' && /^(?:zoll|inch)$/.test(unitOf(chunks[place + 1] ?? ''));
  const whole = isInch ? quantity(inches, 'zoll', 2) : null;
  return whole === null ? [found.term] : [found.term, whole.term];
}

/** A size or a grit whose number follows: Gr. 42, P 120, K120. */
function sizeOf(chunk: string, next: string): Quantity | null {
  if (grit.test(chunk)) return { term: `=grit${chunk.slice(1)}`, chunks: 1 };
  if (/^[pk]$/.test(chunk) && /^\d{2,4}$/.test(next)) return { term: `=grit${next}`, chunks: 2 };
  if (!/^(?:\d{1,4}|x{0,4}[sml])$/.test(next)) return null;
  const size = sizes.get(foldGerman(chunk));
  return size === undefined ? null : { term: `=${size}${next}`, chunks: 2 };
}

function unitOf(chunk: string): string {
  return chunk.replace(/\.$/, '').replace(/-(?:pack|packung|set|pkg|karton)$/, '');
}

/** What a lower-case unit measures, and its size in the quantity's smallest unit. */
export function measureOf(unit: string): readonly [quantity: string, factor: number] | undefined {
  return units.get(unit) ?? units.get(foldGerman(unit));
}

function quantity(text: string, unit: string, chunks: number, whole = 0): Quantity | null {
  const known = measureOf(unit);
  if (known === undefined) return null;
  const [measured, factor] = known;
  return { term: `=${measured}${Math.round((whole + amountOf(text)) * factor)}`, chunks };
}

/**
 * Whether a quantity counts pieces or is a size. Such numbers often stand without their unit. `term`: of quantityAt.
 */
export function isCounted(term: string): boolean {
  return /^=(?:count|sheets|rolls|pairs|waschladungen|size|grit)\d/.test(term);
}

/**
 * The terms of the same number with other units: 10 mm and 10 kg for 10 m. Pieces and sizes are only told from other
 * pieces and sizes, because 125 mm may be meant by "125er".
 */
export function otherUnits(term: string, number: string): string[] {
  const [, measured = ''] = /^=([a-z]+)/.exec(term) ?? [];
  const terms = new Set<string>();
  for (const [of, factor] of units.values()) {
    const other = `=${of}${Math.round(amountOf(number) * factor)}`;
    if (of === measured || !(isCounted(term) || isCounted(other))) terms.add(other);
  }
  terms.delete(term);
  return [...terms];
}

/** A dot before three digits separates thousands. Any other dot, and a comma, is the decimal point. */
function amountOf(text: string): number {
  const [numerator = '', denominator] = text.split('/');
  if (denominator !== undefined) return Number(numerator) / Math.max(1, Number(denominator));
  const plain = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text.replace(',', '.');
  return Number.parseFloat(plain);
}
