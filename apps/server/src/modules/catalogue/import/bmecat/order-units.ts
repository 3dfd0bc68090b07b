import { type SalesUnit, salesUnits } from '@kontor/domain';
import { germanNumber } from '../../../../tables/german-number.ts';

type UnitCodes = Pick<SalesUnit, 'name' | 'codes'>;

/** Units in which nothing is sold by itself, by their codes of UN/ECE Recommendation 20. */
const furtherUnits: readonly UnitCodes[] = [
  '100 Stück:CEN',
  '1000 Stück:MIL',
  'Bausatz:KT',
  'min:MIN',
  's:SEC',
  'dm:DMT',
  'mm²:MMK',
  'cm²:CMK',
  'mg:MGM',
  'Zoll:INH',
  '1/min:RPM',
  'km/h:KMH',
  'm/s:MTS',
  'g/m²:GM',
  'Nm:NU',
  'kWh:KWH',
  'Wh:WHR',
  'Ah:AMH',
  'mA:4K',
  'mV:2Z',
  'kV:KVT',
  'Ω:OHM',
  'kHz:KHZ',
  'MHz:MHZ',
  'GHz:A86',
  'dB:2N',
  'lm:LUM',
  'lx:LUX',
  'K:KEL',
  'Pa:PAL',
  'kPa:KPA',
  'MPa:MPA',
  'mbar:MBR',
  '°:DD',
  'V:VLT',
  'W:WTT',
  'kW:KWT',
  'A:AMP',
  'Hz:HTZ',
  '°C:CEL',
  'bar:BAR',
  'N:NEW',
  '%:P1',
].map((line) => {
  const [name = '', code = ''] = line.split(':');
  return { name, codes: [code] };
});
const all: readonly UnitCodes[] = [...furtherUnits, ...salesUnits.filter(({ codes }) => codes.length > 0)];
const units: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(({ name, codes }) => codes.map((code) => [code, name])),
);
const codes = new Map(all.flatMap(({ name, codes: [code] }) => (code === undefined ? [] : [[name, code]])));

/** Plurals of units that differ from the singular: 6 Flaschen. */
const several = new Map(
  [
    'Flasche:Flaschen Dose:Dosen Schachtel:Schachteln Packung:Packungen Rolle:Rollen Tube:Tuben Palette:Paletten',
    'Kiste:Kisten Kartusche:Kartuschen Karton:Kartons Paket:Pakete Fass:Fässer Satz:Sätze Bausatz:Bausätze',
    'Stunde:Stunden Tag:Tage',
  ].flatMap((line) =>
    line.split(' ').map((pair): [string, string] => {
      const [one = '', more = ''] = pair.split(':');
      return [one, more];
    }),
  ),
);
const single = new Map([...several].map(([one, more]) => [more, one]));

/** Units that measure the content of a package, so that a unit price can be computed. */
const measures = new Set(['mm', 'cm', 'm', 'm²', 'm³', 'g', 'kg', 't', 'ml', 'cl', 'l', 'hl']);

/** The name for a unit's code. A text that is no code stays as it is. */
export function unitName(code: string): string {
  return units[code.trim().toUpperCase()] ?? code.trim();
}

/** The name of the unit behind a number. Codes are in capitals. Anything else is a symbol: `Pa` is no Packung. */
export function unitOfNumber(written: string): string {
  const isCode = written.trim() === written.trim().toUpperCase();
  return isCode ? unitName(written) : written.trim();
}

/** A number with a unit in words: `6 Flaschen`. */
export function counted(count: number, unit: string): string {
  return `${germanNumber(count)} ${count === 1 ? unit : (several.get(unit) ?? unit)}`;
}

/** The code for the name of a unit, singular or plural. Undefined if it has none. */
export function unitCode(name: string): string | undefined {
  return codes.get(single.get(name) ?? name);
}

/** Whether a unit looks like an unknown code: two or three capitals. */
export function isUnknownCode(code: string): boolean {
  return /^[A-Z0-9]{2,3}$/.test(code.trim()) && !(code.trim().toUpperCase() in units);
}

/** Whether a unit is a measure, not a count. */
export function isMeasure(name: string): boolean {
  return measures.has(name);
}
