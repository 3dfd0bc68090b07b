import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCharges } from '../deposit.ts';
import { anyOrderToBill, billed, type ExampleCart, orderToBill } from '../testing/order-to-bill.ts';
import { billWithout } from './bill-without.ts';
import { unitNet } from './unit-net.ts';

/** 3 caps at 19.95 (19 %), 7 chocolates at 2.49 (7 %), ten percent off, shipping 4.90. */
const caps: ExampleCart = {
  buy: [
    { name: 'Kappe', amount: 3, unitPrice: 1995, taxRate: 1900 },
    { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 700 },
  ],
  redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } }],
  shipping: 490,
};

describe('the amounts of an invoice', () => {
  test('a gross order over two rates with a percentage and shipping adds up to the cent in every total', () => {
    const { lines, allowances, charges, groups, totals } = billed(caps);
    expect(totals).toEqual({
      ...{ lines: 6658, allowances: 666, charges: 423, net: 6415, vat: 1030, gross: 7445 },
      ...{ paid: 0, rounding: 0, due: 7445 },
    });
    expect(lines.map(({ net }) => net)).toEqual([5029, 1629]);
    // gross 57.65 is no net of cents and its 19 %: the missing cent goes to shipping, which was rounded down the most
    expect(allowances.map(({ rate, declared, net }) => [rate, declared, net])).toEqual([
      [700, 174, 163],
      [1900, 599, 503],
    ]);
    expect(charges.map(({ rate, declared, net }) => [rate, declared, net])).toEqual([
      [700, 111, 104],
      [1900, 379, 319],
    ]);
    expect(groups).toEqual([
      { category: 'S', rate: 700, exemptions: [], net: 1570, vat: 110 },
      { category: 'S', rate: 1900, exemptions: [], net: 4845, vat: 920 },
    ]);
  });

  test('a gift balance keeps the tax and pays; one that pays all leaves nothing due', () => {
    const whole = billed(caps);
    const redeem = [
      ...(caps.redeem ?? []),
      { code: 'GESCHENK', value: { kind: 'gift-balance', balance: 5000 } as const },
    ];
    const part = billed({ ...caps, redeem });
    expect(part.groups).toEqual(whole.groups);
    expect(part.totals).toEqual({ ...whole.totals, paid: 5000, due: 2445 });
    const all = billed({ ...caps, redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 99_999 } }] });
    expect([all.totals.gross, all.totals.paid, all.totals.due, all.totals.vat]).toEqual([8218, 8218, 0, 1137]);
  });

  test('what was paid beside balances is at most what was left to pay', () => {
    const { totals } = billed({ ...caps, paid: 10_000 });
    expect([totals.paid, totals.due]).toEqual([7445, 0]);
    expect(billed({ ...caps, paid: 445 }).totals.due).toBe(7000);
  });

  test('a tax-free order with shipping and a code has allowance and charge in its group', () => {
    const buy = [{ name: 'Solarmodul', amount: 1, unitPrice: 20_000, taxRate: 0 }];
    const { groups, totals } = billed({ ...caps, buy });
    expect(groups).toEqual([{ category: 'Z', rate: 0, exemptions: [], net: 18_490, vat: 0 }]);
    expect(totals).toMatchObject({ lines: 20_000, allowances: 2000, charges: 490, net: 18_490, vat: 0, due: 18_490 });
  });

  test('what a small business sells is exempt, and says why', () => {
    const buy = [{ name: 'Seife', amount: 2, unitPrice: 450, taxRate: 0 }];
    const { groups, lines } = billed({ buy, untaxed: 'small-business' });
    expect(groups).toEqual([{ category: 'E', rate: 0, exemptions: ['small-business'], net: 900, vat: 0 }]);
    expect(lines[0]).toMatchObject({ category: 'E', exemption: 'small-business', net: 900 });
  });

  test('a one-way deposit outside VAT is an exempt charge beside the taxed goods', () => {
    const can = {
      name: 'Schorle',
      amount: 6,
      unitPrice: 99,
      taxRate: 2000,
      deposit: 25,
      container: 'one-way' as const,
    };
    const charges = depositCharges([can], false);
    const { groups, totals, charges: charged } = billed({ buy: [can], charges });
    expect(groups).toEqual([
      { category: 'E', rate: 0, exemptions: ['untaxed-deposit'], net: 150, vat: 0 },
      { category: 'S', rate: 2000, exemptions: [], net: 495, vat: 99 },
    ]);
    expect(charged).toMatchObject([{ kind: 'untaxed-deposit', net: 150, category: 'E' }]);
    expect(totals).toMatchObject({ lines: 495, charges: 150, vat: 99, gross: 744 });
  });

  test('a gift voucher is exempt beside taxed goods, in a group of its own, and no discount reduces it [LAW T9]', () => {
    const buy = [
      { name: 'Hammer', amount: 1, unitPrice: 1200, taxRate: 2000 },
      { name: 'Geschenkgutschein', amount: 2, unitPrice: 5000, taxRate: null },
    ];
    const redeem = [{ code: 'ZEHNTEL', value: { kind: 'percent', share: 1000 } as const }];
    const { groups, totals, lines, allowances } = billed({ buy, redeem, shipping: 600 });
    expect(groups).toEqual([
      { category: 'E', rate: 0, exemptions: ['gift-voucher'], net: 10_000, vat: 0 },
      { category: 'S', rate: 2000, exemptions: [], net: 1400, vat: 280 },
    ]);
    expect(lines[1]).toMatchObject({ category: 'E', exemption: 'gift-voucher', unitPrice: 5000, net: 10_000 });
    expect(allowances.map(({ declared, rate }) => [declared, rate])).toEqual([[120, 2000]]);
    expect(totals).toMatchObject({ vat: 280, gross: 11_680 });
  });

  test('gift vouchers alone are an invoice without tax, shipping and fee', () => {
    const { groups, totals, charges } = billed({
      buy: [{ name: 'Geschenkgutschein', amount: 1, unitPrice: 5000, taxRate: null }],
      ...{ shipping: 690, fee: 200 },
    });
    expect(groups).toEqual([{ category: 'E', rate: 0, exemptions: ['gift-voucher'], net: 5000, vat: 0 }]);
    expect([charges, totals.gross]).toEqual([[], 5000]);
  });

  test('the tax of four pieces is that of the line, not four times that of one', () => {
    const { groups } = billed({ buy: [{ name: 'Haken', amount: 4, unitPrice: 99, taxRate: 2000 }] });
    expect(groups).toEqual([{ category: 'S', rate: 2000, exemptions: [], net: 330, vat: 66 }]);
  });

  test('a net order is taxed by its sum; what its lines were taxed more or less is a rounding amount', () => {
    const buy = Array.from({ length: 5 }, () => ({ name: 'Scheibe', amount: 1, unitPrice: 13, taxRate: 2000 }));
    const { groups, totals } = billed({ buy, declaration: 'net' });
    expect(groups).toEqual([{ category: 'S', rate: 2000, exemptions: [], net: 65, vat: 13 }]);
    // each line was taxed 3 cents, and 0.80 was agreed
    expect(totals).toMatchObject({ net: 65, vat: 13, gross: 78, rounding: 2, due: 80 });
  });

  test('a free article is a line without an amount', () => {
    const buy = [...caps.buy, { name: 'Muster', amount: 1, unitPrice: 0, taxRate: 1900 }];
    const { lines, totals } = billed({ ...caps, buy });
    expect(lines[2]).toMatchObject({ declared: 0, net: 0 });
    expect(totals.gross).toBe(7445);
  });

  test('free shipping by a voucher is an allowance on the shipping', () => {
    const { allowances, totals } = billed({
      ...caps,
      redeem: [{ code: 'FREIHAUS', value: { kind: 'free-shipping' } }],
    });
    expect(allowances.map(({ base, declared }) => [base, declared])).toEqual([
      ['shipping', 111],
      ['shipping', 379],
    ]);
    expect([totals.charges, totals.allowances, totals.gross]).toEqual([422, 422, 7728]);
  });
});

describe('an order of which pieces were cancelled before', () => {
  const without = (cart: ExampleCart, quantity: number) =>
    billWithout(billed(cart), { lines: [{ id: '1', quantity }], charges: [] });

  test('is billed without them and without their share of the discount, with all of its shipping', () => {
    const { lines, allowances, groups, totals } = without(caps, 2);
    expect(lines.map(({ id, quantity, declared }) => [id, quantity, declared])).toEqual([
      ['1', 1, 1995],
      ['2', 7, 1743],
    ]);
    expect(allowances.map(({ rate, declared }) => [rate, declared])).toEqual([
      [700, 174],
      [1900, 200],
    ]);
    // 19.95 - 2.00 + 3.79 at 19 %, 17.43 - 1.74 + 1.11 at 7 %
    expect(groups.map(({ net, vat }) => [net, vat])).toEqual([
      [1570, 110],
      [1827, 347],
    ]);
    expect(totals).toMatchObject({ gross: 3854, rounding: 0, due: 3854 });
  });

  test('leaves a line out, and states of what was paid no more than it costs', () => {
    const { lines, totals } = without({ ...caps, paid: 7445 }, 3);
    expect(lines.map(({ id }) => id)).toEqual(['2']);
    expect([totals.gross, totals.paid, totals.due]).toEqual([2059, 2059, 0]);
    expect(() => without(caps, 4)).toThrow('more-than-left');
  });
});

describe('every invoice', () => {
  const manyRuns = { numRuns: 400 };

  test('adds up exactly in each rate and total, and its gross is what was agreed [LAW T8]', () => {
    fc.assert(
      fc.property(anyOrderToBill, (cart) => {
        const order = orderToBill(cart);
        const { basis, lines, allowances, charges, groups, totals } = billed(cart);
        const sum = (parts: readonly { readonly net: number }[]) => parts.reduce((all, { net }) => all + net, 0);
        expect([totals.lines, totals.allowances, totals.charges]).toEqual([sum(lines), sum(allowances), sum(charges)]);
        expect(totals.net).toBe(totals.lines - totals.allowances + totals.charges);
        for (const { category, rate, net } of groups) {
          const own = <Part extends { category: string; rate: number; net: number }>(parts: readonly Part[]) =>
            sum(parts.filter((part) => part.category === category && part.rate === rate));
          expect(net).toBe(own(lines) - own(allowances) + own(charges));
        }
        expect(totals.gross).toBe(totals.net + groups.reduce((all, { vat }) => all + vat, 0));
        expect(totals.due).toBe(order.total.gross);
        if (basis === 'gross') expect(totals.rounding).toBe(0);
        expect(totals.due).toBe(totals.gross - totals.paid + totals.rounding);
      }),
      manyRuns,
    );
  });

  test('has in each rate a tax that differs from net × rate by at most a cent [LAW T8]', () => {
    fc.assert(
      fc.property(anyOrderToBill, (cart) => {
        for (const { net, rate, vat } of billed(cart).groups) {
          const difference = BigInt(net) * BigInt(rate) - BigInt(vat) * 10_000n;
          expect(difference <= 10_000n && difference >= -10_000n).toBe(true);
        }
      }),
      manyRuns,
    );
  });

  test('has lines whose quantity times price is their net within two cents', () => {
    fc.assert(
      fc.property(anyOrderToBill, (cart) => {
        for (const line of billed(cart).lines) {
          const { value, decimals } = unitNet(line);
          const product = (BigInt(value) * BigInt(line.quantity)) / BigInt(line.priceQuantity);
          const difference = product - BigInt(line.net) * BigInt(10 ** (decimals - 2));
          expect(difference <= 2 * 10 ** (decimals - 2) && difference >= -2 * 10 ** (decimals - 2)).toBe(true);
        }
      }),
      manyRuns,
    );
  });
});

test('the net price of a unit has four decimals, and six where many are sold', () => {
  const prices = billed(caps).lines.map(unitNet);
  expect(prices).toEqual([
    { value: 167_633, decimals: 4 },
    { value: 23_271, decimals: 4 },
  ]);
  const [screws] = billed({ buy: [{ amount: 300, unitPrice: 400, priceQuantity: 100, taxRate: 2000 }] }).lines;
  // 12.00 gross are 10.00 net for 300; the price is for 100
  expect(screws && unitNet(screws)).toEqual({ value: 3_333_333, decimals: 6 });
});
