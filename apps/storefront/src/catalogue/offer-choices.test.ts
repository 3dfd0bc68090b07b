import { expect, test } from 'vitest';
import { defaultConditions } from './browsing-conditions.ts';
import { offerChoices } from './offer-choices.ts';

const bounds = { price: { min: 2.9, max: 49.5 }, attributes: [] };

test('where prices and stock differ, both can be chosen', () => {
  expect(offerChoices(defaultConditions, { count: 9, bounds, availabilityCounts: { deliverable: 7, now: 5 } })).toEqual(
    {
      price: { unit: '€', bounds: bounds.price },
      availabilities: [
        { availability: 'deliverable', count: 7 },
        { availability: 'now', count: 5 },
      ],
      reduced: null,
    },
  );
});

test('a property that all products share is no choice', () => {
  const same = { count: 9, bounds: { price: { min: 5, max: 5 }, attributes: [] } };
  expect(offerChoices(defaultConditions, { ...same, availabilityCounts: { deliverable: 9, now: 9 } })).toEqual({
    price: null,
    availabilities: [],
    reduced: null,
  });
  expect(offerChoices(defaultConditions, same).availabilities).toEqual([]);
  expect(offerChoices(defaultConditions, { ...same, availabilityCounts: { deliverable: 7, now: 7 } })).toMatchObject({
    availabilities: [{ availability: 'deliverable', count: 7 }],
  });
});

test('offers are a choice where some are reduced and others are not', () => {
  const reducedOf = (count: number, reducedCount: number) =>
    offerChoices(defaultConditions, { count, reducedCount }).reduced;
  expect([reducedOf(9, 0), reducedOf(9, 9), reducedOf(9, 2)]).toEqual([null, null, { count: 2 }]);
});

test('chosen values can always be changed', () => {
  const chosen = { ...defaultConditions, price: { max: 1 }, availability: 'now' as const };
  const nothing = { count: 0, bounds: { attributes: [] }, availabilityCounts: { deliverable: 0, now: 0 } };
  expect(offerChoices(chosen, nothing)).toEqual({
    price: { unit: '€', bounds: null },
    availabilities: [
      { availability: 'deliverable', count: 0 },
      { availability: 'now', count: 0 },
    ],
    reduced: null,
  });
  const reduced = { ...defaultConditions, reduced: true };
  expect(offerChoices(reduced, { ...nothing, reducedCount: 0 }).reduced).toEqual({ count: 0 });
});
