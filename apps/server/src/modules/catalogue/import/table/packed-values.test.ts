import { expect, test } from 'vitest';
import { cellOfValues, valuesOfCell } from './packed-values.ts';

test('names and values come back as they were, with the signs that separate them', () => {
  const values = [
    { name: 'Farbe', value: 'Rot' },
    { name: 'Farbe', value: 'Blau | Grün' },
    { name: 'Maß: innen', value: '1:2' },
  ];
  const cell = cellOfValues(values);
  expect(cell).toBe('Farbe: Rot | Farbe: Blau \\| Grün | Maß\\: innen: 1:2');
  expect(valuesOfCell(cell)).toEqual(values);
});

test('a part without a name is none', () => {
  expect(valuesOfCell('Farbe: Rot | wasserdicht | : x | ')).toEqual([{ name: 'Farbe', value: 'Rot' }]);
  expect(valuesOfCell(undefined)).toEqual([]);
});
