import { officeLists } from '@kontor/contract/office';
import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

test('fields and values are shown as text; unchanged fields and fields for programs are left out', () => {
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

test('a step of an order is shown in German, with the pieces that it moved', () => {
  const pieces = [{ name: 'Hammer', amount: 2, toStock: true }];
  expect(changedValues({ state: 'placed' }, { state: 'processing', trackingNumber: '00340', pieces })).toEqual([
    { field: 'Stand', before: 'Eingegangen', after: 'In Bearbeitung' },
    { field: 'Sendung', before: '', after: '00340' },
    { field: 'Artikel', before: '', after: '2 × Hammer' },
  ]);
});

test('an offer, vouchers and a set price are shown with days, euro and percent', () => {
  expect(changedValues(undefined, { version: 1, validUntil: '2026-12-14', total: 15366 })).toEqual([
    { field: 'Fassung', before: '', after: '1' },
    { field: 'Gültig bis', before: '', after: '14.12.2026' },
    { field: 'Summe', before: '', after: '153,66\u00a0€' },
  ]);
  const [count, worth] = changedValues(undefined, { count: 20, worth: { kind: 'percent', percent: 12.5 } });
  expect([count, worth]).toEqual([
    { field: 'Anzahl', before: '', after: '20' },
    { field: 'Wert', before: '', after: 'Prozent 12,5\u00a0%' },
  ]);
  expect(changedValues({ worth: { kind: 'gift-balance', balance: 25 } }, undefined)[0]?.before).toBe(
    'Guthaben 25,00\u00a0€',
  );
  expect(changedValues(undefined, { worth: { kind: 'free-shipping' } })[0]?.after).toBe('Versandkosten');
  expect(
    changedValues(undefined, { channel: 'telephone', prices: [{ name: 'Zange', before: 2590, after: 2000 }] }),
  ).toEqual([
    { field: 'Bestellt', before: '', after: 'am Telefon' },
    { field: 'Preise', before: '', after: 'Zange: 20,00\u00a0€ statt 25,90\u00a0€' },
  ]);
});

test('a view and a file of a list are shown in German, whether its address or its call names the filters', () => {
  const view = { list: 'orders', isShared: true, filters: { zahlung: 'open', folge: 'alt', wort: 'Lang' } };
  expect(changedValues(undefined, { ...view, columns: ['number', 'total'] })).toEqual([
    { field: 'Liste', before: '', after: 'Bestellungen' },
    { field: 'Geteilt', before: '', after: 'ja' },
    { field: 'Filter', before: '', after: 'Zahlung: offen, Reihenfolge: Älteste zuerst, Suche: Lang' },
    { field: 'Spalten', before: '', after: 'Nummer, Summe' },
  ]);
  expect(changedValues(undefined, { rows: 3, filters: { isHeld: true, payment: 'paid', unknown: 'x' } })).toEqual([
    { field: 'Zeilen', before: '', after: '3' },
    { field: 'Filter', before: '', after: 'Angehalten: ja, Zahlung: bezahlt, unknown: x' },
  ]);
});

test('every list and column of the contract has a word in the log', () => {
  for (const [list, { columns }] of Object.entries(officeLists)) {
    const [named] = changedValues(undefined, { list });
    expect(named?.after).not.toBe(list);
    for (const column of columns)
      expect([column, changedValues(undefined, { columns: [column] })[0]?.after]).not.toEqual([column, column]);
  }
});

test('amounts are kept in cents and read in euro: of documents, of noted money, and of the parts of an entry', () => {
  const shares = [
    { orderNumber: '2026-000001', amount: 1234 },
    { orderNumber: '2026-000002', amount: -5 },
  ];
  expect(changedValues(undefined, { gross: 123450, shares })).toEqual([
    { field: 'Betrag', before: '', after: '1.234,50\u00a0€' },
    { field: 'Anteile', before: '', after: '2026-000001: 12,34\u00a0€, 2026-000002: −0,05\u00a0€' },
  ]);
  expect(changedValues(undefined, { amount: 100, currency: 'CHF' })).toEqual([
    { field: 'Betrag', before: '', after: '1,00' },
    { field: 'Währung', before: '', after: 'CHF' },
  ]);
  const statements = [{ iban: 'AT611904300234573201', new: 3, known: 2, refused: 0 }];
  expect(changedValues(undefined, { statements })).toEqual([
    { field: 'Auszüge', before: '', after: 'AT611904300234573201: 3 neu, 2 bekannt, 0 abgelehnt' },
  ]);
  expect(changedValues({ amount: 0 }, undefined)).toEqual([{ field: 'Betrag', before: '0,00\u00a0€', after: '' }]);
});
