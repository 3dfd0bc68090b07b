import { expect, test } from 'vitest';
import { isBracketUnderstood } from './bracket-understood.ts';

test.each([
  'Preis',
  'Preis (€)',
  'Preis [EUR]',
  'Preis (€ netto)',
  'VK (inkl. 20 % MwSt.)',
  'Preis (exkl. gesetzl. USt, zzgl. Versand)',
  'Preis (netto, Stand 2026)',
  'Preis (VK)',
  'Preis (Stk)',
  'Preis (pce)',
  'Preis (1 ME)',
  'Preis (100 Stk)',
  'Preis (€ netto je 100 Stk)',
  'Preis (ab 100 Stk)',
  'Preis (Cent)',
])('%s is a price', (heading) => {
  expect(isBracketUnderstood('price', heading)).toBe(true);
});

test.each([
  'Preis (EK)',
  'Preis (alt)',
  'Preis (Händler)',
  'Preis (6er)',
  'Preis (10er Pack)',
  'Preis (pro Dutzend)',
  'Preis (Karton)',
  'Preis (6 Flaschen)',
  'Preis (6 × 0,7 l)',
  'Preis (kg)',
  'Preis (Kč)',
  'Preis (T€)',
  'Preis (inkl. Pfand)',
])('%s is another column than Preis', (heading) => {
  expect(isBracketUnderstood('price', heading)).toBe(false);
});

test.each([
  ['Bestand (Stk)', true],
  ['Bestand (Stück)', true],
  ['Bestand (St.)', true],
  ['Bestand (Einheiten)', true],
  ['Bestand (verfügbar)', true],
  ['Bestand (reserviert)', false],
  ['Bestand (bestellt)', false],
])('%s is the stock: %s', (heading, isStock) => {
  expect(isBracketUnderstood('stock', heading)).toBe(isStock);
});

test('of other fields any bracket is a remark', () => {
  expect(isBracketUnderstood('name', 'Name (deutsch)')).toBe(true);
});
