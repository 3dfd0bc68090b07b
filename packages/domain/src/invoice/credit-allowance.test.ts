import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderToBill, billed, type ExampleCart } from '../testing/order-to-bill.ts';
import { type Credit, creditPart, creditRest, restOfInvoice } from './credit.ts';
import { creditAllowance, mostAllowances } from './credit-allowance.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';

const caps: ExampleCart = {
  buy: [
    { name: 'Kappe', amount: 3, unitPrice: 1995, taxRate: 1900 },
    { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 700 },
  ],
  redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } }],
  shipping: 490,
};

function amountsOf(credit: Credit): InvoiceAmounts {
  if (!credit.ok) throw new Error(credit.code);
  return credit.amounts;
}

const given = (invoice: InvoiceAmounts, before: readonly InvoiceAmounts[], line: string | null, amount: number) =>
  creditAllowance(restOfInvoice(invoice, before), { line, amount });

interface Gift {
  readonly line: number;
  readonly share: number;
  readonly isOfLine: boolean;
}

/** A share of the most that may be given back, of a line or of all goods; nothing if that is no cent. */
function allowed(
  invoice: InvoiceAmounts,
  before: readonly InvoiceAmounts[],
  { line, share, isOfLine }: Gift,
): InvoiceAmounts[] {
  const most = mostAllowances(restOfInvoice(invoice, before));
  const chosen = isOfLine ? most.slice(line % Math.max(1, most.length)).slice(0, 1) : most;
  const amount = Math.floor(chosen.reduce((sum, one) => sum + one.most, 0) * share);
  const credit = given(invoice, before, isOfLine ? (chosen[0]?.line ?? null) : null, amount);
  if (!credit.ok) return [];
  expect(credit.amounts.lines.reduce((sum, one) => sum + one.declared, 0)).toBe(-amount);
  return [credit.amounts];
}

describe('money that is given back without goods', () => {
  test('for a line lowers its tax, and takes no piece', () => {
    const back = amountsOf(given(billed(caps), [], '1', 500));
    expect(back.lines).toMatchObject([{ id: '1', quantity: 0, declared: -500, net: -421 }]);
    expect(back.groups).toEqual([{ category: 'S', rate: 1900, exemptions: [], net: -421, vat: -79 }]);
    expect(back.totals).toMatchObject({ net: -421, vat: -79, gross: -500, due: -500 });
  });

  test('for the order is spread over all goods after discounts, rate by rate', () => {
    const back = amountsOf(given(billed(caps), [], null, 1000));
    // 53.86 and 15.69 are left after ten percent
    expect(back.lines.map(({ id, declared }) => [id, declared])).toEqual([
      ['2', -226],
      ['1', -774],
    ]);
    expect(back.groups.map(({ rate, net, vat }) => [rate, net, vat])).toEqual([
      [700, -211, -15],
      [1900, -651, -123],
    ]);
  });

  test('is at most what is left after discounts and corrections before, and never of shipping or a gift voucher', () => {
    const invoice = billed(caps);
    expect(mostAllowances(restOfInvoice(invoice, []))).toEqual([
      { line: '2', most: 1569 },
      { line: '1', most: 5386 },
    ]);
    expect(given(invoice, [], null, 6956)).toEqual({ ok: false, code: 'more-than-left' });
    expect(given(invoice, [], '1', 5387)).toEqual({ ok: false, code: 'more-than-left' });
    const first = amountsOf(given(invoice, [], '1', 5000));
    expect(given(invoice, [first], '1', 387)).toEqual({ ok: false, code: 'more-than-left' });
    const second = amountsOf(given(invoice, [first], '1', 386));
    expect(given(invoice, [first, second], '1', 1)).toEqual({ ok: false, code: 'more-than-left' });
    for (const amount of [0, -1, 0.5]) {
      expect(given(invoice, [], '1', amount)).toEqual({ ok: false, code: 'nothing-to-credit' });
    }
    expect(given(invoice, [], '9', 1)).toEqual({ ok: false, code: 'line-not-on-invoice' });
    const voucher = billed({ buy: [{ name: 'Gutschein', amount: 1, unitPrice: 5000, taxRate: null }] });
    expect(given(voucher, [], null, 1)).toEqual({ ok: false, code: 'line-not-on-invoice' });
  });

  test('leaves its pieces to give back later at what is left of them', () => {
    const invoice = billed({ buy: [{ amount: 2, unitPrice: 1000, taxRate: 2000 }] });
    const less = amountsOf(given(invoice, [], '1', 500));
    const one = amountsOf(
      creditPart(restOfInvoice(invoice, [less]), { lines: [{ id: '1', quantity: 1 }], charges: [] }),
    );
    expect(one.totals.gross).toBe(-750);
  });

  test('and all that is left of any invoice are together nothing, whatever was given back before', () => {
    const anyGift = fc.record({
      line: fc.nat(14),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      isOfLine: fc.boolean(),
    });
    fc.assert(
      fc.property(anyOrderToBill, fc.array(anyGift, { maxLength: 5 }), (cart, gifts) => {
        const invoice = billed(cart);
        const corrections: InvoiceAmounts[] = [];
        for (const gift of gifts) corrections.push(...allowed(invoice, corrections, gift));
        const last = creditRest(restOfInvoice(invoice, corrections));
        if (last.ok) corrections.push(last.amounts);
        const { lines, allowances, charges, groups } = restOfInvoice(invoice, corrections);
        expect([...lines, ...allowances, ...charges].filter(({ declared }) => declared !== 0)).toEqual([]);
        expect(groups.filter(({ net, vat }) => net !== 0 || vat !== 0)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
