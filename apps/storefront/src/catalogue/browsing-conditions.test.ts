import { describe, expect, test } from 'vitest';
import {
  asksNothing,
  atAnyPrice,
  availableOrNot,
  type Conditions,
  choicesIn,
  conditionsOf,
  cutIn,
  defaultConditions,
  hasEmptyFields,
  inOtherCategory,
  isChosen,
  queryOf,
  reducedOrNot,
  withoutFilter,
  withoutFilters,
  withoutRange,
} from './browsing-conditions.ts';

const everything: Conditions = {
  searchText: 'bohrer 6 mm',
  filter: [
    { name: 'Marke', values: ['Alpha', 'Wiesner & Sohn'] },
    { name: 'Größe', values: ['M=L'] },
  ],
  price: { min: 9.5, max: 1234 },
  ranges: [
    { name: 'Länge', min: 1.125 },
    { name: 'Nutz.Länge', min: -5, max: 0.125 },
  ],
  availability: 'now',
  reduced: true,
  sort: 'price-asc',
  page: 3,
  size: 20,
  asList: false,
  isTable: false,
};

describe('conditions and address', () => {
  test('nothing asked for is an empty query [SPEC §4.1.4, §9.3]', () => {
    expect(queryOf(defaultConditions)).toBe('');
    expect(conditionsOf('')).toEqual(defaultConditions);
  });

  test('reads the address of the contract', () => {
    expect(conditionsOf('?q=bohrer&sort=price-asc&page=2&size=50&f.Marke=Alpha')).toEqual({
      ...defaultConditions,
      searchText: 'bohrer',
      filter: [{ name: 'Marke', values: ['Alpha'] }],
      sort: 'price-asc',
      page: 2,
      size: 50,
    });
  });

  test('a table is a view of a list: it asks for nothing by itself, and stays with all else', () => {
    const table = { ...defaultConditions, isTable: true };
    expect(queryOf(table)).toBe('?view=table');
    expect(conditionsOf('?view=table&page=2')).toEqual({ ...table, page: 2 });
    expect(asksNothing(table)).toBe(true);
    expect(queryOf({ ...table, asList: true })).toBe('?view=list');
    expect(queryOf({ ...table, asList: true, reduced: true })).toBe('?sale=now&view=table');
    expect(queryOf(inOtherCategory({ ...table, page: 3, reduced: true }))).toBe('?view=table');
  });

  test('says everything and reads it back [SPEC §3.8, §4.1.1]', () => {
    expect(queryOf(everything)).toBe(
      '?q=bohrer+6+mm&sort=price-asc&page=3&size=20&stock=now&sale=now&min=9.5&max=1234' +
        '&min.L%C3%A4nge=1.1250&min.Nutz.L%C3%A4nge=-5&max.Nutz.L%C3%A4nge=0.125&f.Marke=Alpha&f.Marke=Wiesner+%26+Sohn&f.Gr%C3%B6%C3%9Fe=M%3DL',
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

  test.each([
    ['?min=10&max=50', { min: 10, max: 50 }],
    ['?min=50&max=10', { min: 10, max: 50 }],
    ['?min=49%2C90+%E2%82%AC&max=', { min: 49.9 }],
    ['?min=1.234%2C50', { min: 1234.5 }],
    ['?min=9.999&max=19,9999999', { min: 9.99, max: 19.99 }],
    ['?min=5&min=6', { min: 6 }],
    ['?min=-5&max=1e308', {}],
    ['?min=NaN&max=Infinity', {}],
    [`?min=0&max=${'9'.repeat(10_000)}`, {}],
    ['?min=%00', {}],
  ])('%s asks for prices of %j', (query, price) => {
    expect(conditionsOf(query)).toEqual({ ...defaultConditions, price });
  });

  test.each([
    ['?min.Tiefe=40&max.Tiefe=10+mm', [{ name: 'Tiefe', min: 10, max: 40 }]],
    ['?max.a.b=1&min.=1', [{ name: 'a.b', max: 1 }]],
    ['?min.Tiefe=x&min.%00=1', []],
    [`?min.${'x'.repeat(201)}=1`, []],
    ['?min.__proto__=1', [{ name: '__proto__', min: 1 }]],
  ])('%s asks for ranges %j', (query, ranges) => {
    expect(conditionsOf(query)).toEqual({ ...defaultConditions, ranges });
  });

  test.each([
    ['?stock=now', 'now'],
    ['?stock=&stock=deliverable', 'deliverable'],
    ['?stock=green', null],
  ])('%s asks for availability %s', (query, availability) => {
    expect(conditionsOf(query).availability).toBe(availability);
  });

  test.each([
    ['?sale=now', true],
    ['?sale=now&sale=', false],
    ['?sale=1', false],
    ['', false],
  ])('%s asks for what is reduced: %s', (query, reduced) => {
    expect(conditionsOf(query).reduced).toBe(reduced);
  });

  test('fields of a range that say nothing are told, to be left out of the address', () => {
    for (const query of ['?min=&max=5', '?f.A=1&max.Tiefe=', '?stock='])
      expect(hasEmptyFields(query), query).toBe(true);
    for (const query of ['', '?q=', '?min=5&stock=now', '?minimum=']) expect(hasEmptyFields(query), query).toBe(false);
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
    const values = Array.from({ length: 1000 }, (_, i) => `f.A=${i}`).join('&');
    expect(conditionsOf(`?${values}`).filter[0]?.values).toHaveLength(200);
    const ranges = Array.from({ length: 1000 }, (_, i) => `min.${i}=1`).join('&');
    expect(conditionsOf(`?${ranges}`).ranges).toHaveLength(50);
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

test('every choice counts and can be taken away alone, or all together', () => {
  expect(choicesIn(defaultConditions)).toBe(0);
  expect(choicesIn(everything)).toBe(8);
  expect(queryOf(withoutFilters(everything))).toBe('?q=bohrer+6+mm&sort=price-asc&size=20');
  const others = [atAnyPrice, availableOrNot, reducedOrNot].map((without) => without(everything));
  for (const without of [...others, withoutRange(everything, 'Länge')])
    expect([choicesIn(without), without.page]).toEqual([7, 1]);
});

test('another category keeps search, order and page size [SPEC §4.1.2, §4.1.8]', () => {
  expect(queryOf(inOtherCategory(everything))).toBe('?q=bohrer+6+mm&sort=price-asc&size=20');
});

describe('values beyond the limits', () => {
  const values = (group: string, count: number) => Array.from({ length: count }, (_, i) => `f.${group}=${i}`).join('&');

  test('of a text the letters from the 201st on, of a group the values from the 201st on', () => {
    expect(cutIn(`?q=${'a'.repeat(200)}&${values('Marke', 200)}&f.Marke=0`)).toEqual({
      isTextCut: false,
      values: { asked: 200, kept: 200 },
    });
    expect(cutIn(`?q=${'a'.repeat(201)}&${values('Marke', 1000)}&${values('Farbe', 3)}`)).toEqual({
      isTextCut: true,
      values: { asked: 1003, kept: 203 },
    });
  });

  test('spaces around the text are not', () => {
    expect(cutIn(`?q=++${'a'.repeat(200)}++`).isTextCut).toBe(false);
  });
});
