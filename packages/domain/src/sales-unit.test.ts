import { expect, test } from 'vitest';
import { salesUnitKey, salesUnits, spellingsOf, spellingToKeep, spellingToShow } from './sales-unit.ts';

test.each<[name: string, spellings: string]>([
  ['stück', 'Stk|Stck|St.|St|Stück|STÜCK|PCE|C62|pcs|pcs.|Stk. |1 Stück|1 Stk|Stueck'],
  ['kg', 'kg|KG|Kilogramm|KGM|kilo'],
  ['l', 'l|Liter|Ltr|Ltr.|LTR'],
  ['m', 'm|Meter|lfm|lfdm|lfd. m|Mtr|MTR'],
  ['m²', 'm²|m2|qm|MTK'],
  ['packung', 'Pkg|Pkg.|Pack|Packung|PK'],
  ['paar', 'Paar|Pr.|PR'],
  ['satz', 'Set|Satz|SET'],
  ['karton', 'Karton|Ktn|Ktn.|CT'],
  ['rolle', 'Rolle|Rl.|RO'],
  ['dose', 'Dose|Ds.|CA'],
  ['flasche', 'Flasche|Fl.|Flaschen|BO'],
  ['50 stück', '50 Stück|50 Stk.|50 PCE|50Stk'],
])('%s is one unit in all its spellings', (name, spellings) => {
  expect(new Set(spellings.split('|').map(salesUnitKey))).toEqual(new Set([name]));
});

test('units that only look alike stay apart, and an unknown one is itself', () => {
  const others = [
    'Stange',
    'T',
    't',
    'M',
    'm',
    'Box',
    'Schachtel',
    'Tüte',
    'Beutel',
    'KT',
    'Karton',
    'Paket',
    'Packung',
    'VE',
    '10er-Pack',
    '10 Stück',
    'mm',
    'm²',
    '',
    'constructor',
    'Zehnerpack',
  ];
  expect(new Set(others.map(salesUnitKey)).size).toBe(others.length);
  expect(salesUnitKey('Zehnerpack')).toBe(salesUnitKey('ZEHNERPACK'));
});

test('no spelling belongs to two units', () => {
  const all = salesUnits.flatMap(spellingsOf);
  expect(all.filter((spelling, i) => all.indexOf(spelling) !== i)).toEqual([]);
});

test.each([
  ['Stk', 'Stück', 'Stück'],
  ['Stück', 'Stk', 'Stück'],
  ['C62', 'Stk', 'Stk'],
  ['STK', 'Stk', 'STK'],
  ['pcs', 'Stk.', 'Stk.'],
])('%s, stored as %s, is shown as %s', (written, stored, shown) => {
  expect(spellingToKeep(written, stored)).toBe(shown);
});

test('a new unit is shown as it is written, unless it is a code', () => {
  expect(['Stk', 'C62', 'PCE', 'KGM', 'Ltr.', 'Kübel'].map(spellingToShow)).toEqual([
    ...['Stk', 'Stück', 'Stück', 'kg', 'Ltr.', 'Kübel'],
  ]);
});
