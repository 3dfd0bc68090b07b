import { expect, test } from 'vitest';
import { FieldReader } from '../../tables/field-reader.ts';
import { deliveryDays } from './product-field-kinds.ts';

const daysOf = (said: unknown) => deliveryDays.check(new FieldReader(), said, 'Lieferzeit');

test.each([
  ['3', 3, 3],
  ['2-3 Tage', 2, 3],
  ['ca. 2 bis 4 Werktage', 2, 4],
  ['sofort', 0, 0],
  ['Sofort lieferbar', 0, 0],
  ['1 Woche', 6, 6],
  ['2–3 Wochen', 12, 18],
  ['24 Stunden', 1, 1],
  ['48h', 2, 2],
])('a delivery time of „%s“ is %s to %s working days', (said, min, max) => {
  expect(daysOf(said)).toEqual({ min, max });
});

test.each(['bald', '3 Monate', '5-3 Tage', 'auf Anfrage', '100 Wochen'])('„%s“ is no delivery time', (said) => {
  expect(daysOf(said)).toBeNull();
});
