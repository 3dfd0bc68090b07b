import { describe, expect, test } from 'vitest';
import { defaultConditions } from './browsing-conditions.ts';
import { filterChoices, groupsShownAtFirst, type ListCounts, notOffered, rangesNotOffered } from './filter-choices.ts';

const attributes = [
  { name: 'Marke', values: ['Alpha', 'Beta'] },
  { name: 'Durchmesser', values: ['2 mm', '10 mm'] },
];
/** A list in which no value belongs to all products. */
const counted = (attributeCounts: ListCounts['attributeCounts'], count = 99) => ({ count, attributeCounts });
const conditions = { ...defaultConditions, filter: [{ name: 'Marke', values: ['Beta'] }] };

test('keeps the order of the groups, puts values that leave nothing last, marks what is chosen, counts what each value would leave', () => {
  expect(
    filterChoices(attributes, conditions, counted({ Marke: { Alpha: 3, Beta: 2 }, Durchmesser: { '10 mm': 1 } })),
  ).toEqual([
    {
      name: 'Marke',
      startsOpen: true,
      isFurther: false,
      further: 0,
      range: null,
      values: [
        { value: 'Alpha', chosen: false, count: 3 },
        { value: 'Beta', chosen: true, count: 2 },
      ],
    },
    {
      name: 'Durchmesser',
      startsOpen: true,
      isFurther: false,
      further: 0,
      range: null,
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

/** Thirty groups; G0 has the fewest products, G29 the most. */
const many = Array.from({ length: 30 }, (_, i) => ({ name: `G${i}`, values: ['x'] }));
const spread = counted(Object.fromEntries(many.map(({ name }, i) => [name, { x: i + 1 }])));
const namesFrom = (start: number, length: number) => Array.from({ length }, (_, i) => `G${i + start}`);
const ticking = (...names: string[]) => ({
  ...defaultConditions,
  filter: names.map((name) => ({ name, values: ['x'] })),
});

/** The groups shown at first, and the groups that start open. Checks that none is missing or moved. */
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
  const left = counted({ G0: { x: 9 }, G19: { x: 1 }, G28: { x: 2 }, G29: { x: 0 } });
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

test('a group with more values than are named is as widespread as its products, and stays for its range alone', () => {
  const serial = { name: 'Gewicht', values: [], further: 900 };
  const list = { ...spread, bounds: { attributes: [{ name: 'Gewicht', unit: 'g', min: 1, max: 900 }] } };
  const [group] = filterChoices([serial, ...many], defaultConditions, list);
  const range = { unit: 'g', bounds: { min: 1, max: 900 } };
  expect(group).toEqual({ ...serial, range, startsOpen: true, isFurther: false });
});

describe('a group whose one value all products have', () => {
  const list = counted({ Marke: { Alpha: 5, Beta: 0 }, Durchmesser: { '2 mm': 4, '10 mm': 1 } }, 5);
  const namesOf = (...asked: Parameters<typeof filterChoices>) => filterChoices(...asked).map(({ name }) => name);

  test('is left out, whether the category has no other or the filter leaves none', () => {
    expect(namesOf(attributes, defaultConditions, list)).toEqual(['Durchmesser']);
    const all = counted({ Marke: { Alpha: 5, Beta: 3 }, Durchmesser: { '2 mm': 6, '10 mm': 2 } }, 8);
    expect(namesOf(attributes, defaultConditions, list, all)).toEqual(['Durchmesser']);
  });

  test('is there while something is chosen in it, or some products have no value', () => {
    expect(namesOf(attributes, conditions, list)).toEqual(['Marke', 'Durchmesser']);
    expect(namesOf(attributes, { ...defaultConditions, ranges: [{ name: 'Marke', min: 1 }] }, list)).toHaveLength(2);
    expect(namesOf(attributes, defaultConditions, { ...list, count: 6 })).toEqual(['Marke', 'Durchmesser']);
    expect(namesOf(attributes, defaultConditions, null)).toEqual(['Marke', 'Durchmesser']);
  });

  test('takes no place among the first groups', () => {
    const everywhere = { ...spread, attributeCounts: { ...spread.attributeCounts, G29: { x: 99 } } };
    const first = filterChoices(many, defaultConditions, everywhere).filter(({ isFurther }) => !isFurther);
    expect(first.map(({ name }) => name)).toEqual(namesFrom(17, groupsShownAtFirst));
  });
});

describe('a range', () => {
  const bounds = { attributes: [{ name: 'Durchmesser', unit: 'mm', min: 2, max: 10 }] };
  const rangeIn = (...asked: Parameters<typeof filterChoices>) => filterChoices(...asked)[1]?.range;
  const list = counted({ Durchmesser: { '2 mm': 1, '10 mm': 1 } });

  test('is offered where the list has different numbers', () => {
    expect(rangeIn(attributes, defaultConditions, { ...list, bounds })).toEqual({
      unit: 'mm',
      bounds: { min: 2, max: 10 },
    });
    expect(rangeIn(attributes, defaultConditions, list)).toBeNull();
    const same = { attributes: [{ name: 'Durchmesser', unit: 'mm', min: 2, max: 2 }] };
    expect(rangeIn(attributes, defaultConditions, { ...list, bounds: same })).toBeNull();
  });

  test('that is chosen can be changed, whatever is left; one without a group is carried along', () => {
    const ranges = [
      { name: 'Durchmesser', min: 3 },
      { name: 'Tiefe', max: 9 },
    ];
    const chosen = { ...defaultConditions, ranges };
    expect(rangeIn(attributes, chosen, counted({}, 0))).toEqual({ unit: '', bounds: null });
    expect(rangesNotOffered(ranges, filterChoices(attributes, chosen, list))).toEqual([{ name: 'Tiefe', max: 9 }]);
  });
});
