/** Codes of UN/ECE Recommendation 20, and of 21 with a leading X, by the unit's name in lower case. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    H87: ['stück', 'stk', 'stk.', 'st', 'st.', 'pcs', 'piece'],
    KGM: ['kg', 'kilo', 'kilogramm'],
    GRM: ['g', 'gramm'],
    TNE: ['t', 'tonne', 'tonnen'],
    LTR: ['l', 'liter'],
    MLT: ['ml', 'milliliter'],
    MTR: ['m', 'meter', 'lfm', 'laufmeter'],
    CMT: ['cm'],
    MMT: ['mm'],
    MTK: ['m²', 'm2', 'qm', 'quadratmeter'],
    MTQ: ['m³', 'm3', 'kubikmeter'],
    SET: ['set', 'satz', 'garnitur'],
    PR: ['paar'],
    DZN: ['dutzend'],
    HUR: ['h', 'std', 'std.', 'stunde', 'stunden'],
    DAY: ['tag', 'tage'],
    MON: ['monat', 'monate'],
    XBA: ['fass'],
    XBE: ['bund', 'bündel'],
    XBG: ['beutel', 'tüte'],
    XBJ: ['eimer'],
    XBO: ['flasche', 'flaschen'],
    XBX: ['box', 'schachtel'],
    XCR: ['kiste'],
    XCT: ['karton'],
    XCX: ['dose', 'dosen'],
    XJC: ['kanister'],
    XPK: ['packung', 'pack', 'pkg', 'paket', 've'],
    XPX: ['palette'],
    XRO: ['rolle', 'rollen'],
    XSA: ['sack'],
    XTU: ['tube'],
  }).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
);

/** The code of a unit as the operator wrote it. For an unknown unit H87 (piece), because the code must not be empty. */
export function unitCode(unit: string): string {
  return codes.get(unit.trim().toLocaleLowerCase('de')) ?? 'H87';
}
