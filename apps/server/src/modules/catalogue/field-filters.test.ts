import { expect, test } from 'vitest';
import { filteredBy } from './field-filters.ts';
import { line, wholeNumber } from './field-kinds.ts';
import { rowsOf } from './field-table.ts';

test('a text filters as it is, another value by its words, and nothing by nothing', () => {
  const months = (shown: number) => (shown === 1 ? '1 Monat' : `${shown} Monate`);
  expect([filteredBy('Alpha', true), filteredBy('', true), filteredBy(undefined, true)]).toEqual([
    'Alpha',
    undefined,
    undefined,
  ]);
  expect([filteredBy(1, months), filteredBy(24, months), filteredBy(undefined, months)]).toEqual([
    '1 Monat',
    '24 Monate',
    undefined,
  ]);
  expect([filteredBy('Alpha', undefined), filteredBy(0, (shown: number) => `${shown} Monate`)]).toEqual([
    undefined,
    '0 Monate',
  ]);
});

test('types ask for words where the wire shows no text, and for none where it does', () => {
  interface Table {
    text: string | null;
    number: number | null;
  }
  interface Wire {
    text?: string;
    number?: number;
    code?: 'one-way' | 'reusable';
  }
  const { shown } = rowsOf<Table, Wire>();
  const [text, number] = [
    { column: 'text', unnamed: 'keep', kind: line(), headings: {} },
    { column: 'number', unnamed: 'keep', kind: wholeNumber(0, 9), headings: {} },
  ] as const;
  shown({ ...text, wire: 'text', filter: true });
  shown({ ...number, wire: 'number', filter: (years) => `${years.toFixed(0)} Jahre` });
  // @ts-expect-error a number has no words of its own
  shown({ ...number, wire: 'number', filter: true });
  // @ts-expect-error a text is its own words
  shown({ ...text, wire: 'text', filter: (said: string) => said });
  const code = { ...text, kind: { ...line(), toWire: (): 'one-way' | 'reusable' | undefined => 'one-way' } };
  shown({ ...code, wire: 'code', filter: (one) => (one === 'one-way' ? 'Einweg' : 'Mehrweg') });
  // @ts-expect-error a code is no German word
  shown({ ...code, wire: 'code', filter: true });
});
