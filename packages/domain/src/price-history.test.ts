import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestPriceBefore, type PriceChange, reductionStart } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A history from pairs of a day, counted from the start, and the price in cents asked from then on. */
function history(...changes: [onDay: number, price: number][]): PriceChange[] {
  return changes.map(([onDay, price]) => ({ price, validFrom: start + onDay * day }));
}

describe('the lowest price of the 30 days before a reduction', () => {
  test.each([
    ['is the only price there was', [[0, 1999]], 100, 1999],
    [
      'is the last price when it ran all the time',
      [
        [0, 2499],
        [10, 1999],
      ],
      100,
      1999,
    ],
    [
      'is the lower one of two',
      [
        [0, 1999],
        [80, 2499],
      ],
      100,
      1999,
    ],
    [
      'is not raised by a peak just before the reduction',
      [
        [0, 1999],
        [99, 4999],
      ],
      100,
      1999,
    ],
    [
      'counts a low price that ended within the 30 days',
      [
        [0, 999],
        [71, 1999],
      ],
      100,
      999,
    ],
    [
      'counts a low price that ended a moment after they began',
      [
        [0, 999],
        [70.001, 1999],
      ],
      100,
      999,
    ],
    [
      'leaves out a low price that ended as they began',
      [
        [0, 999],
        [70, 1999],
      ],
      100,
      1999,
    ],
    [
      'leaves out a low price that ended before',
      [
        [0, 999],
        [60, 1999],
      ],
      100,
      1999,
    ],
    [
      'counts a short offer in between',
      [
        [0, 1999],
        [85, 1499],
        [86, 1999],
      ],
      100,
      1499,
    ],
    [
      'leaves out the reduced price itself',
      [
        [0, 1999],
        [100, 999],
      ],
      100,
      1999,
    ],
    [
      'leaves out what came later',
      [
        [0, 1999],
        [100, 1499],
        [110, 999],
      ],
      100,
      1999,
    ],
    [
      'of a product on sale for three days is the lowest of these',
      [
        [97, 2499],
        [98, 1999],
      ],
      100,
      1999,
    ],
    [
      'may be nothing at all',
      [
        [0, 0],
        [90, 1999],
      ],
      100,
      0,
    ],
  ] as [string, [number, number][], number, number][])('%s', (_, changes, reducedOn, lowest) => {
    expect(lowestPriceBefore(history(...changes), start + reducedOn * day)).toBe(lowest);
    expect(lowestPriceBefore(history(...changes).toReversed(), start + reducedOn * day)).toBe(lowest);
  });

  test('is unknown when nothing was asked before', () => {
    expect(lowestPriceBefore([], start)).toBeNull();
    expect(lowestPriceBefore(history([0, 1999]), start)).toBeNull();
    expect(lowestPriceBefore(history([5, 1999]), start)).toBeNull();
  });

  const anyHistory = fc.array(fc.tuple(fc.nat(200), fc.nat(5000)), { minLength: 1, maxLength: 20 });

  test('is what a look at every single hour finds', () => {
    const hourly = fc.uniqueArray(fc.tuple(fc.nat(60), fc.nat(5000)), {
      selector: ([on]) => on,
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(hourly, (changes) => {
        const sorted = history(...changes).sort((a, b) => a.validFrom - b.validFrom);
        const reducedAt = start + 61 * day;
        const asked: number[] = [];
        for (let at = reducedAt - 30 * day; at < reducedAt; at += day / 24) {
          const price = sorted.findLast((change) => change.validFrom <= at)?.price;
          if (price !== undefined) asked.push(price);
        }
        expect(lowestPriceBefore(sorted, reducedAt)).toBe(Math.min(...asked));
      }),
    );
  });

  test('is a price that was asked, and leaves the history alone', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 300 }), (changes, reducedOn) => {
        const given = history(...changes);
        const before = JSON.stringify(given);
        const lowest = lowestPriceBefore(given, start + reducedOn * day);
        if (lowest !== null) expect(given.map(({ price }) => price)).toContain(lowest);
        expect(JSON.stringify(given)).toBe(before);
      }),
    );
  });
});

describe('a reduction started', () => {
  test.each([
    [
      'when the price fell',
      [
        [0, 1999],
        [50, 1499],
      ],
      100,
      50,
    ],
    [
      'at this very moment',
      [
        [0, 1999],
        [100, 1499],
      ],
      100,
      100,
    ],
    [
      'at the last of several steps',
      [
        [0, 1999],
        [50, 1799],
        [60, 1499],
      ],
      100,
      60,
    ],
    [
      'when it fell, though the same price was noted again',
      [
        [0, 1999],
        [50, 1499],
        [60, 1499],
      ],
      100,
      50,
    ],
    ['never, without a history', [], 100, null],
    ['never, with one price', [[0, 1999]], 100, null],
    [
      'never, when the price rose',
      [
        [0, 1499],
        [50, 1999],
      ],
      100,
      null,
    ],
    [
      'never, when it rose again',
      [
        [0, 1999],
        [50, 1499],
        [60, 1999],
      ],
      100,
      null,
    ],
    [
      'not yet',
      [
        [0, 1999],
        [101, 1499],
      ],
      100,
      null,
    ],
  ] as [string, [number, number][], number, number | null][])('%s', (_, changes, at, startedOn) => {
    const started = startedOn === null ? null : start + startedOn * day;
    expect(reductionStart(history(...changes), start + at * day)).toBe(started);
    expect(reductionStart(history(...changes).toReversed(), start + at * day)).toBe(started);
  });

  test('and the lowest price before it is what the law asks for', () => {
    const changes = history([0, 2499], [60, 1999], [90, 1499]);
    const started = reductionStart(changes, start + 100 * day);
    expect(started).toBe(start + 90 * day);
    expect(lowestPriceBefore(changes, started ?? 0)).toBe(1999);
  });
});
