import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import { otherUnits, quantityTermsAt } from './quantities.ts';

/** The terms of all quantities in a text. */
function termsIn(text: string): string[] {
  const chunks = chunksOf(text);
  return chunks.flatMap((_, place) => quantityTermsAt(chunks, place));
}

test.each([
  ['0,5 l', '500 ml', '=volume500000'],
  ['5Ah', '5,0 Ah', '=charge5000'],
  ['1.000 W', '1 kW', '=power1000000'],
  ['10 dag', '100g', '=mass100000'],
  ['1/2"', '1/2 Zoll', '=length12700'],
  ['1 1/4 Zoll', '1¼ zoll', '=length31750'],
  ['120 cm', '1,2 m', '=length1200000'],
  ['1,5 mm²', '1,5mm2', '=area2'],
  ['6er-Pack', '6 Stk.', '=count6'],
  ['125er', '125 Stück', '=count125'],
  ['1 Monat', '1 Monate', '=months1'],
  ['24 Monate', '2 Jahre', '=months24'],
  ['7 Tage', '1 Woche', '=time604800'],
  ['1 Stunde', '60 Minuten', '=time3600'],
  ['K120', 'P 120', '=grit120'],
  ['Körnung 120', 'P120', '=grit120'],
  ['Gr. 42', 'Größe 42', '=size42'],
  ['Gr. XL', 'größe xl', '=sizexl'],
])('%s and %s are one quantity: %s', (one, other, term) => {
  expect(termsIn(one)).toContain(term);
  expect(termsIn(other)).toContain(term);
});

test.each([['M8x40'], ['AB-12.3'], ['8 Dübel'], ['12 für 10'], ['DIN 933'], ['4711-0815']])(
  '%s has no quantity',
  (text) => {
    expect(termsIn(text)).toEqual([]);
  },
);

test('decimal inches are whole ones too, and other decimals are not', () => {
  expect(termsIn('15,6"')).toEqual(['=length396240', '=length381000']);
  expect(termsIn('15,6 cm')).toEqual(['=length156000']);
});

test('a dot before three digits divides thousands, any other is the decimal point', () => {
  expect(termsIn('1.500 g')).toEqual(['=mass1500000']);
  expect(termsIn('1.5 kg')).toEqual(['=mass1500000']);
  expect(termsIn('1.50 kg')).toEqual(['=mass1500000']);
});

test('the same number with the other units of what is measured is something else', () => {
  const others = otherUnits('=length10000000', '10');
  expect(others).toEqual(expect.arrayContaining(['=length10000', '=length100000']));
  expect(others).not.toContain('=length10000000');
  expect(otherUnits('=count6', '6')).toEqual([]);
});
