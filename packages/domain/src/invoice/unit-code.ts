import { salesUnitOf } from '../sales-unit.ts';

/** Codes of UN/ECE Recommendation 20, and of 21 with a leading X, by the name of a sales unit. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Stück: 'H87', Paar: 'PR', Satz: 'SET', Dutzend: 'DZN', Packung: 'XPK', Verpackungseinheit: 'XPK' },
    ...{ Palette: 'XPX', Schachtel: 'XBX', Karton: 'XCT', Beutel: 'XBG', Flasche: 'XBO', Dose: 'XCX', Kiste: 'XCR' },
    ...{
      Bund: 'XBE',
      Rolle: 'XRO',
      Tube: 'XTU',
      Eimer: 'XBJ',
      Sack: 'XSA',
      Kanister: 'XJC',
      Fass: 'XBA',
      Paket: 'XPK',
    },
    ...{ Stunde: 'HUR', Tag: 'DAY', Monat: 'MON', mm: 'MMT', cm: 'CMT', m: 'MTR', 'm²': 'MTK', 'm³': 'MTQ' },
    ...{ km: 'KMT', g: 'GRM', kg: 'KGM', t: 'TNE', ml: 'MLT', cl: 'CLT', l: 'LTR', hl: 'HLT' },
  }),
);

/** The code of a unit as the operator wrote it. For an unknown unit H87 (piece), because the code must not be empty. */
export function unitCode(unit: string): string {
  return codes.get(salesUnitOf(unit)?.name ?? '') ?? 'H87';
}
