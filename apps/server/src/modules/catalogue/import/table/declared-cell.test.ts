import { expect, test } from 'vitest';
import { declarationOfCell, declaredCell, withoutDeclaration } from './declared-cell.ts';

test.each([
  ['5,95 brutto', 'gross', '5,95'],
  ['1.234,50 € netto', 'net', '1.234,50 €'],
  ['12,90Netto', 'net', '12,90'],
  ['12,90', undefined, '12,90'],
  ['netto', undefined, 'netto'],
  ['12,90 netto kasse', undefined, '12,90 netto kasse'],
])('%s', (cell, declaration, amount) => {
  expect([declarationOfCell(cell), withoutDeclaration(cell)]).toEqual([declaration, amount]);
});

test('an amount says its form in a cell that is read again', () => {
  expect([declaredCell('5,95', 'gross'), declaredCell('5', 'net')]).toEqual(['5,95 brutto', '5 netto']);
});
