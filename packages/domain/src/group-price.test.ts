import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionsFor, type GroupTerms, type Repricing, repriced, repricingFor } from './group-price.ts';
import { priceOf } from './price.ts';
import { anyDeclaration, anyRate } from './testing/arbitraries.ts';

const everybodys = { id: 'a', customerGroup: null };
const everybodysPack = { id: 'b', customerGroup: null };
const partners = { id: 'c', customerGroup: 'Fachbetrieb' };
const schools = { id: 'd', customerGroup: 'Schule' };

describe('the conditions that apply', () => {
  test.each([
    ['a guest has everybody’s', null, ['a', 'b']],
    ['a group has its own instead of everybody’s', 'Fachbetrieb', ['c']],
    ['another group has its own', 'Schule', ['d']],
    ['a group without its own has everybody’s', 'Verein', ['a', 'b']],
  ])('%s', (_what, group, ids) => {
    const all = [everybodys, partners, everybodysPack, schools];
    expect(conditionsFor(all, group).map(({ id }) => id)).toEqual(ids);
  });

  test('a condition of another group cannot be bought', () => {
    expect(conditionsFor([partners], null)).toEqual([]);
    expect(conditionsFor([partners], 'Schule')).toEqual([]);
  });
});

const terms: GroupTerms = {
  name: 'Fachbetrieb',
  priceDeclaration: 'net',
  discounts: [
    { category: 'root', share: 500 },
    { category: 'tools', share: 1500 },
    { category: 'books', share: 0 },
  ],
};

describe('the discount is that of the nearest category above the product', () => {
  test.each([
    ['root', ['root'], 500],
    ['a category of its own discount', ['root', 'tools'], 1500],
    ['one below it', ['root', 'tools', 'hammers'], 1500],
    ['one beside it', ['root', 'paint'], 500],
    ['one whose discount is none', ['root', 'tools', 'books'], 0],
    ['a category that nobody knows', [], 0],
  ])('%s', (_what, trail, discount) => {
    expect(repricingFor(terms, 'gross', everybodys, trail)).toEqual({ discount, from: 'gross', to: 'net' });
  });

  test('a condition of the group has none', () => {
    expect(repricingFor(terms, 'gross', partners, ['root', 'tools'])).toEqual({
      discount: 0,
      from: 'gross',
      to: 'net',
    });
  });

  test('without a group an amount stays as the shop declares it', () => {
    const guest = { discount: 0, from: 'gross', to: 'gross' };
    expect(repricingFor(null, 'gross', everybodys, ['root', 'tools'])).toEqual(guest);
  });
});

describe('the unit price for a group', () => {
  test.each([
    // gross to net: gross less tax, CONTRACT §1
    [1999, 2000, 0, 'gross', 'net', 1666],
    [1200, 2000, 0, 'gross', 'net', 1000],
    [3, 2000, 0, 'gross', 'net', 2], // tax 0.5 is 1
    [1049, 490, 0, 'gross', 'net', 1000],
    [0, 2000, 0, 'gross', 'net', 0],
    [999, 0, 0, 'gross', 'net', 999],
    // with a discount: rounded once, 999 × 0.9 / 1.2 = 749.25; rounding on the way would make 750 of the net price
    [999, 2000, 1000, 'gross', 'net', 749],
    [1999, 2000, 1500, 'gross', 'net', 1416], // 1415.96
    [1999, 490, 333, 'gross', 'net', 1842], // 1842.17
    [1999, 2000, 10_000, 'gross', 'net', 0],
    [100_000_000, 10_000, 1, 'gross', 'net', 49_995_000],
    // gross to gross, net to net
    [999, 2000, 1000, 'gross', 'gross', 899], // 899.1
    [5, 2000, 1000, 'net', 'net', 5], // 4.5
    [1999, 2000, 0, 'net', 'net', 1999],
    // net to gross
    [1666, 2000, 0, 'net', 'gross', 1999], // 1999.2
    [1000, 490, 1000, 'net', 'gross', 944], // 944.1
    [100_000_000, 10_000, 1, 'net', 'gross', 199_980_000],
  ] as const)('%i cents at %i less %i, %s to %s: %i', (amount, rate, discount, from, to, cents) => {
    expect(repriced(amount, rate, { discount, from, to })).toBe(cents);
  });

  const cents = fc.oneof(fc.nat(2000), fc.nat(100_000_000));
  const share = fc.nat(10_000);

  test('without a discount net is the net of the gross price', () => {
    fc.assert(
      fc.property(cents, anyRate, (amount, rate) => {
        const { net } = priceOf(amount, rate, 'gross');
        expect(repriced(amount, rate, { discount: 0, from: 'gross', to: 'net' })).toBe(net);
      }),
    );
  });

  test('a net price that is kept as gross comes back to the cent', () => {
    fc.assert(
      fc.property(cents, anyRate, (net, rate) => {
        const gross = repriced(net, rate, { discount: 0, from: 'net', to: 'gross' });
        expect(gross).toBe(priceOf(net, rate, 'net').gross);
        expect(repriced(gross, rate, { discount: 0, from: 'gross', to: 'net' })).toBe(net);
      }),
    );
  });

  /** The exact amount as a fraction. */
  function exact(amount: number, rate: number, { discount, from, to }: Repricing): [bigint, bigint] {
    const [whole, withTax] = [10_000n, 10_000n + BigInt(rate)];
    const rest = BigInt(amount) * (whole - BigInt(discount));
    if (from === to) return [rest, whole];
    return from === 'gross' ? [rest, withTax] : [rest * withTax, whole * whole];
  }
  const anyRepricing = fc.record({ discount: share, from: anyDeclaration, to: anyDeclaration });

  test('it is never further than half a cent from the exact amount', () => {
    fc.assert(
      fc.property(cents, anyRate, anyRepricing, (amount, rate, repricing) => {
        const [numerator, divisor] = exact(amount, rate, repricing);
        const off = BigInt(repriced(amount, rate, repricing)) * divisor - numerator;
        expect(2n * (off < 0n ? -off : off) <= divisor).toBe(true);
      }),
    );
  });

  test('it is never negative, and a larger discount never costs more', () => {
    fc.assert(
      fc.property(cents, anyRate, anyRepricing, share, (amount, rate, repricing, more) => {
        const price = repriced(amount, rate, repricing);
        const larger = repriced(amount, rate, { ...repricing, discount: Math.max(more, repricing.discount) });
        expect([price >= larger, larger >= 0]).toEqual([true, true]);
      }),
    );
  });
});
