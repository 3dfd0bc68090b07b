import { expect, test } from 'vitest';
import { defaultConditions } from './browsing-conditions.ts';
import { filterChoices, maxShownGroups, notOffered } from './filter-choices.ts';

const attributes = [
  { name: 'Marke', values: ['Alpha', 'Beta'] },
  { name: 'Durchmesser', values: ['2 mm', '10 mm'] },
];
const conditions = { ...defaultConditions, filter: [{ name: 'Marke', values: ['Beta'] }] };

test('keeps the order, marks what is chosen, counts what each value would leave', () => {
  expect(filterChoices(attributes, conditions, { Marke: { Alpha: 3, Beta: 2 }, Durchmesser: { '10 mm': 1 } })).toEqual([
    {
      name: 'Marke',
      values: [
        { value: 'Alpha', chosen: false, count: 3 },
        { value: 'Beta', chosen: true, count: 2 },
      ],
    },
    {
      name: 'Durchmesser',
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

test('of too many groups the ticked and the widespread ones remain, in their order', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ name: `G${i}`, values: ['x'] }));
  const counts = Object.fromEntries(many.map(({ name }, i) => [name, { x: i }]));
  const ticked = {
    ...defaultConditions,
    filter: [
      { name: 'G0', values: ['x'] },
      { name: 'G3', values: ['x'] },
    ],
  };
  const names = filterChoices(many, ticked, counts).map(({ name }) => name);
  expect(names).toEqual(['G0', 'G3', ...Array.from({ length: maxShownGroups - 2 }, (_, i) => `G${i + 20}`)]);
  expect(filterChoices(many, defaultConditions, null).map(({ name }) => name)).toEqual(
    Array.from({ length: maxShownGroups }, (_, i) => `G${i}`),
  );
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
