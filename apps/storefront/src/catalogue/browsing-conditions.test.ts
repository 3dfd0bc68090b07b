import { describe, expect, test } from 'vitest';
import {
  type Conditions,
  conditionsOf,
  defaultConditions,
  inOtherCategory,
  isChosen,
  queryOf,
  withoutFilter,
} from './browsing-conditions.ts';

const everything: Conditions = {
  searchText: 'bohrer 6 mm',
  filter: [
    { name: 'Marke', values: ['Alpha', 'Wiesner & Sohn'] },
    { name: 'Größe', values: ['M=L'] },
  ],
  sort: 'price-asc',
  page: 3,
  size: 20,
};

describe('conditions and address', () => {
  test('nothing asked for is an empty query [SPEC §4.1.4, §9.3]', () => {
    expect(queryOf(defaultConditions)).toBe('');
    expect(conditionsOf('')).toEqual(defaultConditions);
  });

  test('reads the address of the contract', () => {
    expect(conditionsOf('?q=bohrer&sort=price-asc&page=2&size=50&f.Marke=Alpha')).toEqual({
      searchText: 'bohrer',
      filter: [{ name: 'Marke', values: ['Alpha'] }],
      sort: 'price-asc',
      page: 2,
      size: 50,
    });
  });

  test('says everything and reads it back [SPEC §3.8, §4.1.1]', () => {
    expect(queryOf(everything)).toBe(
      '?q=bohrer+6+mm&sort=price-asc&page=3&size=20&f.Marke=Alpha&f.Marke=Wiesner+%26+Sohn&f.Gr%C3%B6%C3%9Fe=M%3DL',
    );
    expect(conditionsOf(queryOf(everything))).toEqual(everything);
  });

  test.each([
    ['?size=20&from=51', 3],
    ['?size=20&from=61', 4],
    ['?size=20&from=60', 3],
    ['?size=200&from=151', 1],
    ['?from=51&page=7', 2],
    ['?size=20&from=-5', 1],
    ['?size=20&from=', 1],
  ])('another page size keeps the article in sight that was shown first: %s is page %i', (query, page) => {
    expect(conditionsOf(query).page).toBe(page);
  });

  test.each([
    '?sort=rating',
    '?size=51',
    '?size=-20',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1e3',
    '?page=99999999999999999999',
    '?q=',
    '?q=%20%20',
    '?f.=x',
    '?f.Marke=',
    '?q=%00',
    '?f.Marke=%00',
    '?f.%00=Alpha',
    '?utm_source=mail',
    '?%E0%A4%A',
  ])('%s falls back to the defaults [SPEC §5.25]', (query) => {
    expect(conditionsOf(query)).toEqual(defaultConditions);
  });

  test('a value named twice counts once, in the order of the first', () => {
    expect(conditionsOf('?f.A=2&f.B=x&f.A=1&f.A=2').filter).toEqual([
      { name: 'A', values: ['2', '1'] },
      { name: 'B', values: ['x'] },
    ]);
  });

  test('keeps within the limits of the call', () => {
    expect(conditionsOf(`?q=${'x'.repeat(100_000)}`).searchText).toHaveLength(200);
    expect(conditionsOf(`?f.A=${'x'.repeat(201)}`).filter).toEqual([]);
    const groups = Array.from({ length: 60 }, (_, i) => `f.${i}=x`).join('&');
    expect(conditionsOf(`?${groups}`).filter).toHaveLength(50);
  });
});

describe('chosen filters', () => {
  test('are told by group and value', () => {
    expect(isChosen(everything, 'Marke', 'Alpha')).toBe(true);
    expect(isChosen(everything, 'Größe', 'Alpha')).toBe(false);
  });

  test('leave one by one, their group with the last of them, and lead back to the first page', () => {
    const without = withoutFilter(everything, 'Marke', 'Alpha');
    expect(without.filter).toEqual([
      { name: 'Marke', values: ['Wiesner & Sohn'] },
      { name: 'Größe', values: ['M=L'] },
    ]);
    expect(without.page).toBe(1);
    expect(withoutFilter(without, 'Größe', 'M=L').filter).toEqual([{ name: 'Marke', values: ['Wiesner & Sohn'] }]);
    expect(everything.filter[0]?.values).toEqual(['Alpha', 'Wiesner & Sohn']);
  });
});

test('another category keeps search, order and page size [SPEC §4.1.2, §4.1.8]', () => {
  expect(queryOf(inOtherCategory(everything))).toBe('?q=bohrer+6+mm&sort=price-asc&size=20');
});
