import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderToBill, billed, type ExampleCart } from '../testing/order-to-bill.ts';
import { billRest, type Credit, creditPart, creditRest, type InvoiceRest, restOfInvoice } from './credit.ts';
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

const part = (rest: InvoiceRest, id: string, quantity: number) =>
  amountsOf(creditPart(rest, { lines: [{ id, quantity }], charges: [] }));

/** What is left of an invoice after its corrections, for each part, each rate, and the rounding. */
function leftOf(invoice: InvoiceAmounts, corrections: readonly InvoiceAmounts[]): number[] {
  const { lines, allowances, charges, groups, rounding } = restOfInvoice(invoice, corrections);
  return [
    ...lines.flatMap(({ quantity, declared }) => [quantity, declared]),
    ...[...allowances, ...charges].map(({ declared }) => declared),
    ...groups.flatMap(({ net, vat }) => [net, vat]),
    rounding,
  ];
}

describe('a correction', () => {
  test('of a whole invoice mirrors it: quantities and all amounts are negative, prices are not', () => {
    const invoice = billed(caps);
    const full = amountsOf(creditRest(restOfInvoice(invoice, [])));
    expect(full.totals).toEqual({
      ...{ lines: -6658, allowances: -666, charges: -423, net: -6415, vat: -1030, gross: -7445 },
      ...{ paid: 0, rounding: 0, due: -7445 },
    });
    expect(full.lines.map(({ quantity, unitPrice, net }) => [quantity, unitPrice, net])).toEqual([
      [-3, 1995, -5029],
      [-7, 249, -1629],
    ]);
    expect(full.groups).toEqual([
      { category: 'S', rate: 700, exemptions: [], net: -1570, vat: -110 },
      { category: 'S', rate: 1900, exemptions: [], net: -4845, vat: -920 },
    ]);
  });

  test('of a paid invoice gives back what it cost, whoever paid', () => {
    const invoice = billed({ ...caps, redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 99_999 } }] });
    expect(invoice.totals.due).toBe(0);
    expect(amountsOf(creditRest(restOfInvoice(invoice, []))).totals).toMatchObject({
      gross: -8218,
      paid: 0,
      due: -8218,
    });
  });

  test('of one cap gives back a third of its line and of its discount, at its rate, without shipping', () => {
    const invoice = billed(caps);
    const one = part(restOfInvoice(invoice, []), '1', 1);
    expect(one.lines).toMatchObject([{ id: '1', quantity: -1, declared: -1995 }]);
    expect(one.allowances).toMatchObject([{ rate: 1900, declared: -200 }]);
    expect(one.charges).toEqual([]);
    // 17.95 gross: what is left of the rate, 39.70, contains 6.34 of its 9.20
    expect(one.groups).toEqual([{ category: 'S', rate: 1900, exemptions: [], net: -1509, vat: -286 }]);
    expect(one.totals).toMatchObject({ gross: -1795, due: -1795 });
  });

  test('of the last piece takes the rest, so that all corrections are the invoice', () => {
    const invoice = billed(caps);
    const corrections: InvoiceAmounts[] = [];
    const add = (correction: InvoiceAmounts) => void corrections.push(correction);
    for (let piece = 0; piece < 3; piece++) add(part(restOfInvoice(invoice, corrections), '1', 1));
    add(part(restOfInvoice(invoice, corrections), '2', 4));
    add(
      amountsOf(
        creditPart(restOfInvoice(invoice, corrections), { lines: [], charges: [{ kind: 'shipping', amount: 490 }] }),
      ),
    );
    add(part(restOfInvoice(invoice, corrections), '2', 3));
    expect(leftOf(invoice, corrections).filter((left) => left !== 0)).toEqual([]);
    expect(corrections.reduce((sum, { totals }) => sum + totals.gross, 0)).toBe(-7445);
  });

  test('of 300 pieces in three parts equals the invoice', () => {
    const invoice = billed({ buy: [{ amount: 300, unitPrice: 333, priceQuantity: 100, taxRate: 2000 }] });
    const corrections: InvoiceAmounts[] = [];
    for (const quantity of [7, 100, 193]) corrections.push(part(restOfInvoice(invoice, corrections), '1', quantity));
    expect(corrections.map(({ totals }) => totals.gross)).toEqual([-23, -333, -643]);
    expect(leftOf(invoice, corrections).filter((left) => left !== 0)).toEqual([]);
  });

  test('of the rest and an invoice over it cancel each other out, whatever was corrected before', () => {
    const anyPart = fc.record({ line: fc.nat(14), share: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(anyOrderToBill, anyPart, fc.nat(20_000), (cart, { line, share }, paid) => {
        const invoice = billed(cart);
        const { id = '', quantity = 0 } = invoice.lines[line % invoice.lines.length] ?? {};
        const some = creditPart(restOfInvoice(invoice, []), {
          lines: [{ id, quantity: Math.floor(quantity * share) }],
          charges: [],
        });
        const rest = restOfInvoice(invoice, some.ok ? [some.amounts] : []);
        const [credit, anew] = [creditRest(rest), billRest(rest, paid)];
        if (!credit.ok || anew === null) {
          expect([credit.ok, anew]).toEqual([false, null]);
          return;
        }
        const sums = (['net', 'vat', 'gross', 'rounding'] as const).map(
          (name) => credit.amounts.totals[name] + anew.totals[name],
        );
        expect(sums).toEqual([0, 0, 0, 0]);
        expect(anew.totals.paid).toBe(Math.min(paid, anew.totals.gross + anew.totals.rounding));
        expect(anew.totals.due).toBe(anew.totals.gross + anew.totals.rounding - anew.totals.paid);
        expect(leftOf(anew, [credit.amounts]).filter((left) => left !== 0)).toEqual([]);
      }),
    );
  });

  test('of a part of the shipping is spread over its rates [LAW R3]', () => {
    const rest = restOfInvoice(billed(caps), []);
    const back = amountsOf(creditPart(rest, { lines: [], charges: [{ kind: 'shipping', amount: 100 }] }));
    expect(back.charges.map(({ rate, declared }) => [rate, declared])).toEqual([
      [700, -23],
      [1900, -77],
    ]);
    expect(back.totals.gross).toBe(-100);
  });

  test('is refused where there is nothing to give back, no such line, or less left', () => {
    const invoice = billed(caps);
    const rest = restOfInvoice(invoice, []);
    const refusal = (lines: { id: string; quantity: number }[], shipping = 0) =>
      creditPart(rest, { lines, charges: [{ kind: 'shipping', amount: shipping }] });
    expect(refusal([])).toEqual({ ok: false, code: 'nothing-to-credit' });
    expect(refusal([{ id: '9', quantity: 1 }])).toEqual({ ok: false, code: 'line-not-on-invoice' });
    expect(refusal([{ id: '1', quantity: 4 }])).toEqual({ ok: false, code: 'more-than-left' });
    expect(
      refusal([
        { id: '1', quantity: 2 },
        { id: '1', quantity: 2 },
      ]),
    ).toEqual({ ok: false, code: 'more-than-left' });
    expect(refusal([{ id: '1', quantity: 0.5 }])).toEqual({ ok: false, code: 'more-than-left' });
    expect(refusal([], 491)).toEqual({ ok: false, code: 'more-than-left' });
    const all = amountsOf(creditRest(rest));
    expect(creditRest(restOfInvoice(invoice, [all]))).toEqual({ ok: false, code: 'nothing-to-credit' });
  });
});

/** A correction has negative amounts, adds up, and in each rate differs from net × rate by at most a cent of gross. */
function expectSound({ lines, allowances, charges, groups, totals }: InvoiceAmounts): void {
  const sum = (parts: readonly { readonly net: number }[]) => parts.reduce((all, { net }) => all + net, 0);
  expect(totals.net).toBe(sum(lines) - sum(allowances) + sum(charges));
  expect(totals.net).toBe(sum(groups));
  expect(totals.gross).toBeLessThanOrEqual(0);
  for (const { net, rate, vat } of groups) {
    const difference = Math.abs(Number(BigInt(net) * BigInt(rate) - BigInt(vat) * 10_000n));
    expect(difference).toBeLessThanOrEqual(10_000 + rate);
  }
}

describe('every invoice', () => {
  const manyRuns = { numRuns: 300 };

  test('and its full correction are nothing, in each part, rate and total', () => {
    fc.assert(
      fc.property(anyOrderToBill, (cart) => {
        const invoice = billed(cart);
        const full = amountsOf(creditRest(restOfInvoice(invoice, [])));
        expect(leftOf(invoice, [full]).filter((left) => left !== 0)).toEqual([]);
        const { paid: _, due, ...totals } = invoice.totals;
        expect(full.totals).toEqual({
          ...Object.fromEntries(Object.entries(totals).map(([name, cents]) => [name, 0 - cents])),
          ...{ paid: 0, due: 0 - due - invoice.totals.paid },
        });
        const nets = (amounts: InvoiceAmounts) =>
          [...amounts.lines, ...amounts.allowances, ...amounts.charges].map(({ id, net }) => [id, net]);
        expect(nets(full)).toEqual(nets(invoice).map(([id, net]) => [id, 0 - Number(net)]));
      }),
      manyRuns,
    );
  });

  test('and its random partial corrections are nothing once all is given back, and none gives more than is left', () => {
    const anySteps = fc.array(fc.record({ line: fc.nat(14), share: fc.double({ min: 0, max: 1, noNaN: true }) }));
    fc.assert(
      fc.property(anyOrderToBill, anySteps, (cart, steps) => {
        const invoice = billed(cart);
        const corrections: InvoiceAmounts[] = [];
        for (const { line, share } of steps) {
          const rest = restOfInvoice(invoice, corrections);
          const of = rest.lines[line % rest.lines.length];
          const quantity = Math.ceil((of?.quantity ?? 0) * share);
          const credit = creditPart(rest, { lines: [{ id: of?.id ?? '', quantity }], charges: [] });
          if (!credit.ok) continue;
          corrections.push(credit.amounts);
          expectSound(credit.amounts);
        }
        const last = creditRest(restOfInvoice(invoice, corrections));
        if (last.ok) corrections.push(last.amounts);
        expect(leftOf(invoice, corrections).filter((left) => left !== 0)).toEqual([]);
      }),
      manyRuns,
    );
  });
});
