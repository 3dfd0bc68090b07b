import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

test('fields and values are put into words; what did not change and what only programs read is left out', () => {
  const before = { _id: 'x', name: 'Lager', rights: ['orders.read'], status: 'active', isGiven: false };
  const after = { ...before, rights: ['orders.read', 'money.refund'], status: 'removed' };
  expect(changedValues(before, after)).toEqual([
    { field: 'Rechte', before: 'Bestellungen sehen', after: 'Bestellungen sehen, Geld erstatten' },
    { field: 'Stand', before: 'aktiv', after: 'entfernt' },
  ]);
});

test('of what began there is no before, of what ended no after; a field without a title keeps its name', () => {
  expect(changedValues(undefined, { name: 'Max', open: true })).toEqual([
    { field: 'Name', before: '', after: 'Max' },
    { field: 'open', before: '', after: 'ja' },
  ]);
  expect(changedValues({ name: 'Max' }, undefined)).toEqual([{ field: 'Name', before: 'Max', after: '' }]);
  expect(changedValues(undefined, undefined)).toEqual([]);
});

test('a step of an order is told in German, with the pieces that it moved', () => {
  const pieces = [{ name: 'Hammer', amount: 2, toStock: true }];
  expect(changedValues({ state: 'placed' }, { state: 'processing', trackingNumber: '00340', pieces })).toEqual([
    { field: 'Stand', before: 'Eingegangen', after: 'In Bearbeitung' },
    { field: 'Sendung', before: '', after: '00340' },
    { field: 'Artikel', before: '', after: '2 × Hammer' },
  ]);
});
