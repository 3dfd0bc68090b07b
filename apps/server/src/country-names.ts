import { foldCase } from '@kontor/domain';

const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Codes with a name that are not countries. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Other names of countries in tables. */
const alsoCalled = {
  usa: 'US',
  england: 'GB',
  großbritannien: 'GB',
  'vereinigtes königreich': 'GB',
  uk: 'GB',
  'vr china': 'CN',
  'volksrepublik china': 'CN',
  'pr china': 'CN',
  'p.r. china': 'CN',
  "people's republic of china": 'CN',
  hongkong: 'HK',
  'hong kong': 'HK',
  taiwan: 'TW',
  'tschechische republik': 'CZ',
  tschechei: 'CZ',
  holland: 'NL',
  türkei: 'TR',
  südkorea: 'KR',
  russland: 'RU',
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
const countries = codes.filter((code) => german.of(code) !== undefined && !noCountries.includes(code));
const codeOfName: ReadonlyMap<string, string> = new Map([
  ...countries.map((code) => [foldCase(english.of(code) ?? code), code] as const),
  ...countries.map((code) => [foldCase(german.of(code) ?? code), code] as const),
  ...Object.entries(alsoCalled),
  ...countries.map((code) => [code.toLowerCase(), code] as const),
]);

/** The code of a country (ISO 3166-1 alpha-2) from that code or its German or English name; undefined if unknown. */
export function countryCode(word: string): string | undefined {
  return codeOfName.get(foldCase(word.trim()));
}

/** Replaces the country by its code. An unknown country stays as it is. */
export function withCountryCode<Named extends { readonly country: string }>(named: Named): Named {
  return { ...named, country: countryCode(named.country) ?? named.country };
}

/** The German name of a country. */
export function countryName(code: string): string {
  return german.of(code) ?? code;
}
