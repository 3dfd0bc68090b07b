import { describe, expect, test } from 'vitest';
import { isIntraCommunitySupply } from './intra-community.ts';

describe('a delivery to a business in another member state [LAW T5]', () => {
  const rules = { seller: 'AT', from: '2026-11-20', day: '2026-11-20' };
  test.each([
    // § 6a Abs. 1 Nr. 1 to 4 UStG, Art. 7 Abs. 1 Z 1 to 4 UStG 1994
    ['DE', 'DE123456789', 'valid', {}, true],
    // A number of a third member state: § 6a Abs. 1 Nr. 4 UStG
    ['DE', 'FR12345678901', 'valid', {}, true],
    // The goods stay in the country, whatever number there is.
    ['AT', 'DE123456789', 'valid', {}, false],
    // The number is of the seller's own country: Art. 7 Abs. 1 Z 2 UStG 1994
    ['DE', 'ATU12345678', 'valid', {}, false],
    ['CH', 'DE123456789', 'valid', {}, false],
    ['DE', 'DE123456789', 'invalid', {}, false],
    // Not checked yet: without tax, and on hold until it is.
    ['DE', 'DE123456789', 'unknown', {}, true],
    ['DE', 'DE123456789', 'valid', { from: undefined }, false],
    ['DE', 'DE123456789', 'valid', { day: '2026-11-19' }, false],
    ['DE', 'DE123456789', 'valid', { seller: 'CH' }, false],
    ['GR', 'EL123456789', 'valid', { seller: 'DE' }, true],
    ['DE', 'EL123456789', 'valid', { seller: 'GR' }, false],
  ] as const)('to %s under %s, which is %s, %j: without tax %s', (destination, vatId, state, more, isUntaxed) => {
    expect(isIntraCommunitySupply(destination, { vatId, state }, { ...rules, ...more })).toBe(isUntaxed);
  });
});
