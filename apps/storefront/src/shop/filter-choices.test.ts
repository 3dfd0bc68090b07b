import { expect, test } from 'vitest';
import { defaultConditions } from './browsing-conditions.ts';
import { filterChoices, groupsShownAtFirst, notOffered } from './filter-choices.ts';

const attributes = [
  { name: 'Marke', values: ['Alpha', 'Beta'] },
  { name: 'Durchmesser', values: ['2 mm', '10 mm'] },
];
const conditions = { ...defaultConditions, filter: [{ name: 'Marke', values: ['Beta'] }] };

test('keeps the order, marks what is chosen, counts what each value would leave', () => {
  expect(filterChoices(attributes, conditions, { Marke: { Alpha: 3, Beta: 2 }, Durchmesser: { '10 mm': 1 } })).toEqual([
    {
      name: 'Marke',
      isFurther: false,
      values: [
        { value: 'Alpha', chosen: false, count: 3 },
        { value: 'Beta', chosen: true, count: 2 },
      ],
    },
    {
      name: 'Durchmesser',
      isFurther: false,
      values: [
        { value: '2 mm', chosen: false, count: 0 },
        { value: '10 mm', chosen: false, count: 1 },
      ],
    },
  ]);
});

test('without counts nothing is claimed', () => {
  expect(filterChoices(attributes, defaultConditions, null).flatMap(({ values }) => values)).toEqual(
    ['Alpha', 'Beta', '2 mm', '10 mm'].map((value) => ({ value, chosen: false, count: null })),
  );
});

test('of many groups the ticked and the widespread ones come at first, and none is left out', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ name: `G${i}`, values: ['x'] }));
  const counts = Object.fromEntries(many.map(({ name }, i) => [name, { x: i }]));
  const ticking = (...names: string[]) => ({
    ...defaultConditions,
    filter: names.map((name) => ({ name, values: ['x'] })),
  });
  const atFirst = (...asked: Parameters<typeof filterChoices>) => {
    const groups = filterChoices(...asked);
    expect(groups.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
    return groups.flatMap(({ name, isFurther }) => (isFurther ? [] : [name]));
  };
  const namesFrom = (start: number, length: number) => Array.from({ length }, (_, i) => `G${i + start}`);
  expect(atFirst(many, ticking('G0', 'G3'), counts)).toEqual(['G0', 'G3', ...namesFrom(20, groupsShownAtFirst - 2)]);
  expect(atFirst(many, defaultConditions, null)).toEqual(namesFrom(0, groupsShownAtFirst));
  expect(atFirst(many, ticking(...namesFrom(0, 15)), counts)).toEqual(namesFrom(0, 15));
});

test('values without a box are what the panel has to carry along', () => {
  const groups = filterChoices(attributes, conditions, null);
  const filter = [
    { name: 'Marke', values: ['Beta', 'Gamma'] },
    { name: 'Farbe', values: ['rot'] },
  ];
  expect(notOffered(filter, groups)).toEqual([
    { name: 'Marke', values: ['Gamma'] },
    { name: 'Farbe', values: ['rot'] },
  ]);
});
