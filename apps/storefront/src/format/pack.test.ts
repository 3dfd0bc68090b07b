import { expect, test } from 'vitest';
import { packOf } from './pack.ts';

test.each([
  ['Kleinpack 50 Stück', 50, 'Stück'],
  ['Karton 1000 Stück', 1000, 'Stück'],
  ['12 Paar', 12, 'Paar'],
  ['10er-Pack', 10, 'Stück'],
  ['4er-Set', 4, 'Stück'],
])('%s has pieces', (unit, quantity, pieces) => {
  expect(packOf(unit)).toEqual({ quantity, pieces });
});

test.each(['Stück', 'Meter', 'Karton 5 kg', 'Rolle 50 m', 'Karton 12 Dosen', '1 Paar', '0er-Pack', ''])(
  '%s names no number of pieces',
  (unit) => {
    expect(packOf(unit)).toBeNull();
  },
);
