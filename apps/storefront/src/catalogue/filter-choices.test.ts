import { expect, test } from 'vitest';
import { defaultConditions } from './browsing-conditions.ts';
import { filterChoices, groupsShownAtFirst, notOffered } from './filter-choices.ts';

const attributes = [
  { name: 'Marke', values: ['Alpha', 'Beta'] },
  { name: 'Durchmesser', values: ['2 mm', '10 mm'] },
];
const conditions = { ...defaultConditions, filter: [{ name: 'Marke', values: ['Beta'] }] };

test('keeps the order of the groups, puts values that leave nothing last, marks what is chosen, counts what each value would leave', () => {
  expect(filterChoices(attributes, conditions, { Marke: { Alpha: 3, Beta: 2 }, Durchmesser: { '10 mm': 1 } })).toEqual([
    {
      name: 'Marke',
      startsOpen: true,
      isFurther: false,
      values: [
        { value: 'Alpha', chosen: false, count: 3 },
        { value: 'Beta', chosen: true, count: 2 },
      ],
    },
    {
      name: 'Durchmesser',
      startsOpen: true,
      isFurther: false,
      values: [
        { value: '10 mm', chosen: false, count: 1 },
        { value: '2 mm', chosen: false, count: 0 },
      ],
    },
  ]);
});

test('without counts nothing is claimed', () => {
  expect(filterChoices(attributes, defaultConditions, null).flatMap(({ values }) => values)).toEqual(
    ['Alpha', 'Beta', '2 mm', '10 mm'].map((value) => ({ value, chosen: false, count: null })),
  );
});

/** Thirty groups, of which G0 is the rarest and G29 the most widespread. */
const many = Array.from({ length: 30 }, (_, i) => ({ name: `G${i}`, values: ['x'] }));
const spread = Object.fromEntries(many.map(({ name }, i) => [name, { x: i + 1 }]));
const namesFrom = (start: number, length: number) => Array.from({ length }, (_, i) => `G${i + start}`);
const ticking = (...names: string[]) => ({
  ...defaultConditions,
  filter: names.map((name) => ({ name, values: ['x'] })),
});

/** Which groups come at first, and which of all start laid open; none is left out or moved. */
function shownOf(...asked: Parameters<typeof filterChoices>) {
  const groups = filterChoices(...asked);
  expect(groups.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
  const namesOf = (isMeant: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(isMeant).map(({ name }) => name);
  return { first: namesOf(({ isFurther }) => !isFurther), open: namesOf(({ startsOpen }) => startsOpen) };
}

test('of many groups the widespread ones come at first, and besides those in which something is ticked', () => {
  const widespread = namesFrom(30 - groupsShownAtFirst, groupsShownAtFirst);
  expect(shownOf(many, defaultConditions, spread)).toEqual({ first: widespread, open: namesFrom(18, 4) });
  expect(shownOf(many, ticking('G0', 'G3'), spread).first).toEqual(['G0', 'G3', ...widespread]);
  expect(shownOf(many, defaultConditions, null)).toEqual({
    first: namesFrom(0, groupsShownAtFirst),
    open: namesFrom(0, 4),
  });
});

test('a tick neither moves nor folds a group: only those that have nothing left go to the further ones', () => {
  const left = { G0: { x: 9 }, G19: { x: 1 }, G28: { x: 2 }, G29: { x: 0 } };
  expect(shownOf(many, ticking('G20'), left, spread)).toEqual({ first: ['G19', 'G20', 'G28'], open: namesFrom(18, 4) });
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
