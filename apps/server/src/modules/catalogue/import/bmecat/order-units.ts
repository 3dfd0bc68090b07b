/** German names of units, by the codes of UN/ECE Recommendation 20 and those that German files use instead. */
const codesByName: readonly (readonly [name: string, codes: readonly string[]])[] = [
  'Stück:C62 PCE EA H87 NAR ST STK PC',
  'Paar:PR',
  'Satz:SET',
  'Dutzend:DZN',
  '100 Stück:CEN',
  '1000 Stück:MIL',
  'Packung:PK PA',
  'Palette:PF',
  'Schachtel:BX',
  'Karton:CT',
  'Beutel:BG',
  'Flasche:BO',
  'Dose:CA',
  'Kiste:CR',
  'Kartusche:CQ',
  'Bund:BE',
  'Rolle:RO RL',
  'Tube:TU',
  'Bausatz:KT',
  'Fass:DR',
  'Paket:NPL',
  'Blatt:LEF',
  'mm:MMT',
  'cm:CMT',
  'm:MTR',
  'km:KMT',
  'm²:MTK',
  'm³:MTQ',
  'g:GRM',
  'kg:KGM',
  't:TNE',
  'ml:MLT',
  'cl:CLT',
  'l:LTR',
  'hl:HLT',
  'Stunde:HUR',
  'Tag:DAY',
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
  const [name = '', codes = ''] = line.split(':');
  return [name, codes.split(' ')];
});
const units: Readonly<Record<string, string>> = Object.fromEntries(
  codesByName.flatMap(([name, codes]) => codes.map((code) => [code, name])),
);
const codes = new Map(codesByName.map(([name, [code = '']]) => [name, code]));

/** Units of what is in a package, of which a unit price can be computed. */
const measures = new Set(['mm', 'cm', 'm', 'm²', 'm³', 'g', 'kg', 't', 'ml', 'cl', 'l', 'hl']);

/** The name of a unit's code; a text that is no code stays as it is. */
export function unitName(code: string): string {
  return units[code.trim().toUpperCase()] ?? code.trim();
}

/** The code of a unit, as German files write it; undefined where it has none. */
export function unitCode(name: string): string | undefined {
  return codes.get(name);
}

/** Whether a unit is written as a code that nobody knows: two or three capitals. */
export function isUnknownCode(code: string): boolean {
  return /^[A-Z0-9]{2,3}$/.test(code.trim()) && !(code.trim().toUpperCase() in units);
}

/** Whether a unit measures, and does not count. */
export function isMeasure(name: string): boolean {
  return measures.has(name);
}
