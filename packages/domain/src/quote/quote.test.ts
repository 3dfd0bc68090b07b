import { describe, expect, test } from 'vitest';
import { addPrices } from '../add-prices.ts';
import type { Charge } from '../charge.ts';
import { lineTotal } from '../line-total.ts';
import { type PriceDeclaration, priceOf } from '../price.ts';
import { priceOrder } from '../price-order.ts';
import { isQuoteStepPossible, quoteStepsFrom, shownQuoteState } from './quote-state.ts';
import { isQuoteDay } from './quote-validity.ts';
import { type AgreedLine, retaxed } from './retaxed-goods.ts';

describe('how an offer stands', () => {
  test.each([
    ['open', '2026-12-01', 'open'],
    ['open', '2026-11-30', 'open'],
    ['open', '2026-11-29', 'expired'],
    ['accepted', '2026-11-29', 'accepted'],
    ['declined', '2026-11-29', 'declined'],
    ['withdrawn', '2026-12-01', 'withdrawn'],
  ] as const)('%s, valid until %s, is %s on 30 November', (state, validUntil, shown) => {
    expect(shownQuoteState({ state, validUntil }, '2026-11-30')).toBe(shown);
  });

  test('what can be done', () => {
    expect(quoteStepsFrom('open')).toEqual(['accept', 'decline', 'send', 'prolong', 'change', 'withdraw']);
    expect(quoteStepsFrom('expired')).toEqual(['prolong', 'change', 'withdraw']);
    expect(quoteStepsFrom('declined')).toEqual(['change']);
    expect(quoteStepsFrom('accepted')).toEqual([]);
    expect(quoteStepsFrom('withdrawn')).toEqual([]);
    expect(isQuoteStepPossible('accept', 'expired')).toBe(false);
  });

  test.each([
    ['2026-11-30', true],
    ['2026-11-29', false],
    ['2027-11-30', true],
    ['2027-12-01', false],
    ['2027-02-29', false],
    ['2026-12-32', false],
    ['2026-13-01', false],
    ['30.11.2026', false],
    ['', false],
  ])('it may be valid until %s: %s', (day, expected) => {
    expect(isQuoteDay(day, '2026-11-30')).toBe(expected);
  });
});

describe('agreed goods whose rates have changed', () => {
  const agreedAt = (declaration: PriceDeclaration, ...lines: readonly (readonly [number, number, number])[]) => {
    const wanted = lines.map(([unitPrice, taxRate, amount]) => ({ unitPrice, taxRate, amount }));
    const priced = priceOrder({
      lines: wanted,
      charges: [{ kind: 'shipping', cost: 690 }],
      vouchers: [],
      declaration,
    });
    return {
      lines: priced.lines.map(({ line, price, total }): AgreedLine => ({ amount: line.amount, price, total })),
      ...{ goods: priced.goods, charges: priced.charges as readonly Charge[], total: priced.total },
    };
  };
  const both = (declaration: PriceDeclaration) => ({ lines: declaration, charges: declaration });

  test('the same rates change nothing', () => {
    const agreed = agreedAt('gross', [1999, 2000, 2], [2490, 1000, 1]);
    expect(retaxed(agreed, [2000, 1000], both('gross'))).toBe(agreed);
    expect(retaxed(agreed, [], both('gross'))).toBe(agreed);
  });

  test('gross prices stay, with another tax in them', () => {
    const agreed = agreedAt('gross', [1999, 2000, 2], [2490, 1000, 1]);
    const now = retaxed(agreed, [2200, 1000], both('gross'));
    expect([agreed.total.gross, now.total.gross]).toEqual([7178, 7178]);
    expect(now.lines.map(({ price, total }) => [price.gross, total.gross, total.taxRates[0]?.rate])).toEqual([
      [1999, 3998, 2200],
      [2490, 2490, 1000],
    ]);
    expect(now.lines[0]?.total).toEqual(lineTotal({ unitPrice: 1999, amount: 2, taxRate: 2200 }, 'gross'));
    expect(now.total.tax).toBeGreaterThan(agreed.total.tax);
    expect(addPrices([now.goods, ...now.charges.map(({ price }) => price)])).toEqual(now.total);
  });

  test('net prices stay, with another tax on top', () => {
    const agreed = agreedAt('net', [10_000, 2000, 1]);
    const now = retaxed(agreed, [2200], both('net'));
    expect([agreed.total.net, now.total.net]).toEqual([10_690, 10_690]);
    expect([agreed.total.gross, now.total.gross]).toEqual([12_828, 13_042]);
  });

  test('what is outside VAT stays as it is, and a price of several units too', () => {
    const agreed = agreedAt('gross', [1999, 2000, 1]);
    const deposit = { kind: 'untaxed-deposit', price: { ...priceOf(25, 0, 'gross'), taxRates: [] } } as const;
    const lines = agreed.lines.map((line) => ({ ...line, priceQuantity: 100, amount: 250 }));
    const now = retaxed({ ...agreed, lines, charges: [...agreed.charges, deposit] }, [1000], both('gross'));
    expect(now.charges[1]).toEqual(deposit);
    expect(now.lines[0]).toMatchObject({ priceQuantity: 100, amount: 250, total: { gross: 4998 } });
  });
});
