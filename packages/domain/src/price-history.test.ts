import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestPriceBefore, type PriceChange, pricesAsked, reductionStart } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A price in cents from a day on, counted from the start; `sale`: of a sale. */
type Change = [onDay: number, price: number, kind?: 'sale'];

function history(...changes: Change[]): PriceChange[] {
  return changes.map(([onDay, price, kind]) => ({
    ...{ price, validFrom: start + onDay * day },
    ...(kind === 'sale' && { isSale: true }),
  }));
}

describe('the lowest price of the 30 days before a reduction [LAW P7]', () => {
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
  test.each<[string, Change[], number, number | null]>([
    [
      'when the sale began',
      [
        [0, 1999],
        [50, 1499, 'sale'],
      ],
      100,
      50,
    ],
    [
      'at this very moment',
      [
        [0, 1999],
        [100, 1499, 'sale'],
      ],
      100,
      100,
    ],
    [
      'with its first step, of several',
      [
        [0, 1999],
        [50, 1799, 'sale'],
        [60, 1499, 'sale'],
      ],
      100,
      50,
    ],
    [
      'anew, after the full price',
      [
        [0, 1999],
        [50, 1799, 'sale'],
        [55, 1999],
        [60, 1499, 'sale'],
      ],
      100,
      60,
    ],
    [
      'when it began, though the same price was noted again',
      [
        [0, 1999],
        [50, 1499, 'sale'],
        [60, 1499, 'sale'],
      ],
      100,
      50,
    ],
    [
      'never, when an ordinary price came down: that announces nothing',
      [
        [0, 1999],
        [50, 1499],
      ],
      100,
      null,
    ],
    ['never, without a history', [], 100, null],
    ['never, with one price', [[0, 1999, 'sale']], 100, null],
    [
      'never, when the price rose',
      [
        [0, 1499],
        [50, 1999, 'sale'],
      ],
      100,
      null,
    ],
    [
      'never, when the sale is over',
      [
        [0, 1999],
        [50, 1499, 'sale'],
        [60, 1999],
      ],
      100,
      null,
    ],
    [
      'not yet',
      [
        [0, 1999],
        [101, 1499, 'sale'],
      ],
      100,
      null,
    ],
  ])('%s', (_, changes, at, startedOn) => {
    const started = startedOn === null ? null : start + startedOn * day;
    expect(reductionStart(history(...changes), start + at * day)).toBe(started);
    expect(reductionStart(history(...changes).toReversed(), start + at * day)).toBe(started);
  });

  test('and the lowest price before it is what the law asks for [LAW P7]', () => {
    const changes = history([0, 2499], [60, 1999], [90, 1499, 'sale']);
    const started = reductionStart(changes, start + 100 * day);
    expect(started).toBe(start + 90 * day);
    expect(lowestPriceBefore(changes, started ?? 0)).toBe(1999);
  });
});

describe('what was asked', () => {
  const at = (onDay: number) => start + onDay * day;
  const entry = (
    onDay: number,
    price: number,
    sale: [price: number, from: number | null, until: number | null] | null,
  ) => ({
    price,
    validFrom: at(onDay),
    sale: sale && { price: sale[0], from: sale[1] === null ? null : at(sale[1]), until: sale[2] && at(sale[2]) },
  });
  const asked = (...entries: ReturnType<typeof entry>[]) =>
    pricesAsked(entries).map(({ price, validFrom, isSale = false }) => [(validFrom - start) / day, price, isSale]);

  test('changes when a sale begins and ends, though nobody states anything', () => {
    expect(asked(entry(0, 2000, [1500, 10, 20]))).toEqual([
      [0, 2000, false],
      [10, 1500, true],
      [20, 2000, false],
    ]);
  });

  test('is the sale at once where it began before it was stated, or has no beginning', () => {
    expect(asked(entry(15, 2000, [1500, 10, null]))).toEqual([[15, 1500, true]]);
    expect(asked(entry(15, 2000, [1500, null, 20]))).toEqual([
      [15, 1500, true],
      [20, 2000, false],
    ]);
  });

  test('is what was stated next, where a sale was called off before its end or never came', () => {
    expect(asked(entry(0, 2000, [1500, 10, 20]), entry(12, 2000, null))).toEqual([
      [0, 2000, false],
      [10, 1500, true],
      [12, 2000, false],
    ]);
    expect(asked(entry(0, 2000, [1500, 10, 20]), entry(5, 1900, null))).toEqual([
      [0, 2000, false],
      [5, 1900, false],
    ]);
  });

  test('that is measured: a sale by the lowest price before it, also where another ended within the 30 days', () => {
    const history = pricesAsked([entry(0, 2000, [1200, 10, 12]), entry(13, 2000, [1500, 30, 40])]);
    expect(reductionStart(history, at(35))).toBe(at(30));
    expect(lowestPriceBefore(history, at(30))).toBe(1200);
    expect(reductionStart(history, at(45))).toBeNull();
  });

  test('that is measured: a sale that becomes cheaper step by step, by the price before its first step', () => {
    const steps = [entry(0, 2000, null), entry(40, 2000, [1600, 40, 60]), entry(45, 2000, [1400, 45, 60])];
    const history = pricesAsked(steps);
    expect(reductionStart(history, at(50))).toBe(at(40));
    expect(lowestPriceBefore(history, at(40))).toBe(2000);
  });

  test('that is measured: a second sale after a moment at the full price by the first', () => {
    const history = pricesAsked([entry(0, 2000, [1600, 40, 45]), entry(46, 2000, [1400, 47, 60])]);
    expect(reductionStart(history, at(50))).toBe(at(47));
    expect(lowestPriceBefore(history, at(47))).toBe(1600);
  });

  test('that is measured: a sale after a price that was cut for good by that price alone', () => {
    const history = pricesAsked([entry(0, 3000, null), entry(10, 2000, null), entry(100, 2000, [1500, 100, 110])]);
    expect(reductionStart(history, at(105))).toBe(at(100));
    expect(lowestPriceBefore(history, at(100))).toBe(2000);
  });

  test('is one price at each moment, whenever somebody looks', () => {
    const moment = fc.integer({ min: 0, max: 60 });
    const some = fc.record({ price: fc.integer({ min: 1, max: 9 }), from: moment, until: moment });
    const entries = fc.array(fc.record({ price: fc.integer({ min: 1, max: 9 }), validFrom: moment, sale: some }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(entries, moment, (stated, when) => {
        const inOrder = stated
          .map((one, i) => ({ ...one, validFrom: one.validFrom + i / 100 }))
          .toSorted((a, b) => a.validFrom - b.validFrom);
        const now = when + 0.5;
        const counts = inOrder.findLast(({ validFrom }) => validFrom <= now);
        const wanted =
          counts &&
          (now >= counts.sale.from && now < counts.sale.until && counts.sale.price < counts.price
            ? counts.sale.price
            : counts.price);
        const found = pricesAsked(inOrder).findLast(({ validFrom }) => validFrom <= now)?.price;
        expect(found).toBe(wanted);
      }),
    );
  });
});
