import { describe, expect, test } from 'vitest';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';
import { MeasurementReader, numberIn } from './measurement.ts';
import { rangeUnit } from './range-unit.ts';

const lengths = ['5 mm', '1 cm', '20mm', '0,03 m', '1.000 mm'];
const shop = await indexOf([
  ...lengths.map((value, i) =>
    testProduct({
      id: `p${i}`,
      attributes: [
        { name: 'Länge', value },
        { name: 'Farbe', value: i % 2 === 0 ? 'rot' : 'blau' },
      ],
    }),
  ),
  testProduct({
    id: 'set',
    attributes: [
      { name: 'Länge', value: '5 mm' },
      { name: 'Länge', value: '1.000 mm' },
    ],
  }),
  testProduct({ id: 'none', attributes: [{ name: 'Farbe', value: 'rot' }] }),
]);
const range = (name: string, min?: number, max?: number) => [{ name, min, max }];

describe('an attribute as a range', () => {
  test('lets through what has a value within, both ends included, in any unit of the quantity', () => {
    expect(idsOf(shop, { ranges: range('Länge', 10, 30) })).toEqual(['p1', 'p2', 'p3']);
    expect(idsOf(shop, { ranges: range('Länge', 30.5) })).toEqual(['p4', 'set']);
    expect(idsOf(shop, { ranges: range('Länge', undefined, 5) })).toEqual(['p0', 'set']);
  });

  test('is bounded by what all the rest of the filter leaves, and counted so', () => {
    const filter = [{ name: 'Farbe', values: ['blau'] }];
    const found = find(shop, { filter, ranges: range('Länge', 10, 10) });
    expect(found).toMatchObject({
      productIds: ['p1'],
      bounds: { attributes: [{ name: 'Länge', unit: 'mm', min: 10, max: 30 }] },
    });
    expect(found.attributeCounts).toEqual({
      Länge: { '0,03 m': 1, '1 cm': 1, '5 mm': 0, '20mm': 0, '1.000 mm': 0 },
      Farbe: { blau: 1, rot: 0 },
    });
    expect(find(shop, { searchText: 'gibtesnicht' }).bounds).toEqual({ price: null, attributes: [] });
  });

  test('and chosen values of the same group are alternatives', () => {
    const filter = [{ name: 'Länge', values: ['1.000 mm'] }];
    expect(idsOf(shop, { filter, ranges: range('Länge', 20, 30) })).toEqual(['p2', 'p3', 'p4', 'set']);
  });

  test('upside down, beyond all values, or of a group that has none, finds nothing; without ends it is none', () => {
    for (const ranges of [
      range('Länge', 30, 10),
      range('Länge', 1e308),
      range('Länge', undefined, -1e308),
      range('Länge', Number.NaN),
      range('Farbe', 0, 9),
      range('constructor', 0, 9),
    ]) {
      expect(find(shop, { ranges })).toMatchObject({ productIds: [], count: 0 });
    }
    expect(find(shop, { ranges: range('Länge') })).toEqual(find(shop));
    expect(idsOf(shop, { ranges: range('Länge', -1e308, 1e308) })).toHaveLength(6);
  });
});

describe('which groups are filtered by range', () => {
  const reader = new MeasurementReader();
  const unitOf = (values: string[], products = values.map(() => 1)) =>
    rangeUnit(
      values.map((value) => reader.read(value)),
      Uint32Array.from(products),
    )?.text;

  test('five numbers of one quantity do; the unit is what most products have', () => {
    expect(unitOf(['100 g', '250 g', '1 kg', '2 kg', '3 kg'], [4, 4, 1, 1, 1])).toBe('g');
    expect(unitOf(['100 g', '250 g', '1 kg', '2 kg', '3 kg'])).toBe('kg');
    expect(unitOf(['1 Monat', '6 Monate', '12 Monate', '2 Jahre', '36 Monate'])).toBe('Monate');
    expect(unitOf(['36', '37', '38', '39', '40,5'])).toBe('');
    expect(unitOf(['1 ZpZ', '2 ZpZ', '3 ZpZ', '4 ZpZ', '5 ZpZ'])).toBe('ZpZ');
    expect(unitOf(['2.800/min', '3.000/min', '1/min', '2/min', '9/min'])).toBe('/min');
    expect(unitOf(['1 m²', '2 m2', '3 m²', '4 m²', '5 m²'])).toBe('m²');
  });

  test('four numbers, or numbers of different quantities, do not', () => {
    expect(unitOf(['1 mm', '2 mm', '3 mm', '4 mm'])).toBeUndefined();
    expect(unitOf(['10 mm', '1 cm', '0,01 m', '20 mm', '2 cm', '30 mm', '40 mm'])).toBeUndefined();
    expect(unitOf(['1 mm', '2 mm', '3 mm', '4 mm', '5 kg'])).toBeUndefined();
    expect(unitOf(['PH 1', 'PH 2', 'PH 3', 'PZ 1', 'PZ 2', 'PZ 3'])).toBeUndefined();
    expect(unitOf(['8 × 9 mm', '10 × 11 mm', '4–12 mm', '1/2', '12:30', '1.2.3'])).toBeUndefined();
    expect(unitOf([])).toBeUndefined();
  });

  test('one value in ten may be something else', () => {
    const nine = Array.from({ length: 9 }, (_, i) => `${i} mm`);
    expect(unitOf([...nine, 'nach Wunsch'])).toBe('mm');
    expect(unitOf([...nine.slice(1), 'nach Wunsch'])).toBeUndefined();
  });

  test('a number is the same in every unit it is compared in', () => {
    const unit = reader.read('1 cm')?.unit ?? { text: '', quantity: '', factor: 1 };
    expect(
      ['33 mm', '0,1 mm', '3,3 cm', '1 Zoll', '1 kg', '7'].map((value) => numberIn(reader.read(value), unit)),
    ).toEqual([3.3, 0.01, 3.3, 2.54, Number.NaN, Number.NaN]);
  });
});
