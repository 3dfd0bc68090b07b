import { expect, test } from 'vitest';
import { commonOrder } from './common-order.ts';

test.each([
  [[], ''],
  [['Länge'], 'Länge'],
  [['Länge', 'Breite Länge', 'Breite Farbe'], 'Breite Länge Farbe'],
  [['Material', 'Reihen Material', 'Form Reihen'], 'Form Reihen Material'],
  [['a b', 'b c', 'c d'], 'a b c d'],
  // Contradictory lists terminate. The first list keeps its order.
  [['a b', 'b a'], 'a b'],
  [['a b', 'b c', 'c a', 'x'], 'x a b c'],
])('of %j it is %s', (lists, order) => {
  expect(commonOrder(lists.map((list) => list.split(' '))).join(' ')).toBe(order);
});
