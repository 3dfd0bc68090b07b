// @vitest-environment happy-dom
import type { CalculatedOrder, Voucher } from '@kontor/contract';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OrderTotals } from '../src/checkout/order-totals.tsx';
import { checkoutTexts } from '../src/texts/checkout.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { wordsOf } from './testing/words.ts';

type Totals = Parameters<typeof OrderTotals>[0];
type Figures = NonNullable<Totals['order']>;

const price = (net: number, ...rates: [rate: number, amount: number][]): CalculatedOrder['total'] => {
  const tax = rates.reduce((sum, [, amount]) => sum + amount, 0);
  return { net, tax, gross: net + tax, taxRates: rates.map(([rate, amount]) => ({ rate, amount })) };
};
const voucher = (code: string, kind: Voucher['kind'] & string, net: number, tax = 0): Voucher => ({
  ...{ code, session: `session-${code}`, kind },
  price: price(net, [20, tax]),
});

/** Goods for 20 and 30 EUR net at two rates, 5 EUR net for shipping. */
const figures: Figures = { shippingCosts: price(5, [20, 1]), vouchers: [], total: price(55, [20, 5], [10, 3]) };
const props: Totals = { order: figures, vouchers: [], busy: false, declaration: 'gross', rates: [20, 10] };

/** The rows as they are read, label and figure. */
function rowsOf(more: Partial<Totals>): string[][] {
  const { container } = render(<OrderTotals {...props} {...more} />);
  return [...container.querySelectorAll('dl > div')].map((row) => [...row.querySelectorAll('dt, dd')].map(wordsOf));
}

const shipping = `${checkoutTexts.plus} ${shopTexts.shippingCosts}`;
const unknown = `${checkoutTexts.unknownMoney}–`;

describe('the totals of an order', () => {
  test('with gross prices: the sum, and the tax in it by rates', () => {
    expect(rowsOf({})).toEqual([
      [shipping, '6,00 €'],
      [checkoutTexts.total, '63,00 €'],
      [checkoutTexts.taxIncluded('20 %'), '5,00 €'],
      [checkoutTexts.taxIncluded('10 %'), '3,00 €'],
    ]);
  });

  test('without tax: only the sum, and below it the reason [LAW P3]', () => {
    const taxNote = 'Steuerfreier Umsatz nach § 19 UStG (Kleinunternehmer).';
    const order = { ...figures, shippingCosts: price(6, [0, 0]), total: price(63, [0, 0]), taxNote };
    const { container } = render(<OrderTotals {...props} order={order} />);
    expect(wordsOf(container.querySelector('.totals-note'))).toBe(taxNote);
    expect(rowsOf({ order })).toEqual([
      [shipping, '6,00 €'],
      [checkoutTexts.total, '63,00 €'],
    ]);
    expect(render(<OrderTotals {...props} />).container.querySelector('.totals-note')).toBeNull();
  });

  test('a VAT id that is not known to be valid is said, and what follows [LAW T5]', () => {
    const noteOf = (vatIdState: 'valid' | 'invalid' | 'unknown') =>
      wordsOf(
        render(<OrderTotals {...props} order={{ ...figures, vatIdState }} />).container.querySelector('.totals-note'),
      );
    expect([noteOf('invalid'), noteOf('unknown'), noteOf('valid')]).toEqual([
      ...[checkoutTexts.vatIdStates.invalid, checkoutTexts.vatIdStates.unknown, checkoutTexts.vatIdStates.valid],
    ]);
  });

  test('with net prices: the net sum, the tax that is added, and the sum', () => {
    expect(rowsOf({ declaration: 'net' })).toEqual([
      [shipping, '5,00 €'],
      [checkoutTexts.totalNet, '55,00 €'],
      [checkoutTexts.taxAdded('20 %'), '5,00 €'],
      [checkoutTexts.taxAdded('10 %'), '3,00 €'],
      [checkoutTexts.totalGross, '63,00 €'],
    ]);
  });

  test('a payment fee is listed after shipping, and keeps its place while the costs are unknown', () => {
    const charges: Figures['charges'] = [
      { kind: 'shipping', label: 'Versandkosten', price: price(5, [20, 1]) },
      { kind: 'payment-method', label: 'Gebühr für Nachnahme', price: price(3, [20, 0.6]) },
    ];
    const order = { ...figures, charges, total: price(58, [20, 5.6], [10, 3]) };
    expect(rowsOf({ order }).slice(0, 3)).toEqual([
      [shipping, '6,00 €'],
      ['Gebühr für Nachnahme', '3,60 €'],
      [checkoutTexts.total, '66,60 €'],
    ]);
    expect(rowsOf({ order, declaration: 'net' })[1]).toEqual(['Gebühr für Nachnahme', '3,00 €']);

    const { container, rerender } = render(<OrderTotals {...props} order={order} />);
    rerender(<OrderTotals {...props} order={null} busy />);
    expect([...container.querySelectorAll('dt')].map(wordsOf)).toContain('Gebühr für Nachnahme');
    expect(wordsOf(container)).not.toContain('3,60 €');
    rerender(<OrderTotals {...props} order={figures} />);
    expect([...container.querySelectorAll('dt')].map(wordsOf)).not.toContain('Gebühr für Nachnahme');
  });

  test('deposits stand after shipping, those outside VAT under a label of their own', () => {
    const charges: Figures['charges'] = [
      { kind: 'shipping', label: 'Versandkosten', price: price(5, [20, 1]) },
      { kind: 'deposit', label: 'Pfand', price: price(2, [20, 0.4]) },
      { kind: 'untaxed-deposit', label: 'Einwegpfand (ohne USt.)', price: price(1.5) },
    ];
    const order = { ...figures, charges, total: { ...price(58.5, [20, 5.4], [10, 3]) } };
    expect(rowsOf({ order })).toEqual([
      [shipping, '6,00 €'],
      ['Pfand', '2,40 €'],
      ['Einwegpfand (ohne USt.)', '1,50 €'],
      [checkoutTexts.total, '66,90 €'],
      [checkoutTexts.taxIncluded('20 %'), '5,40 €'],
      [checkoutTexts.taxIncluded('10 %'), '3,00 €'],
    ]);
  });

  test('no word of tax where none is asked [LAW P3]', () => {
    const order = { ...figures, shippingCosts: price(5, [0, 0]), total: price(55, [0, 0]) };
    expect(rowsOf({ order, rates: [0] })).toEqual([
      [shipping, '5,00 €'],
      [checkoutTexts.total, '55,00 €'],
    ]);
  });

  test('shipping for nothing is called free, and says which voucher makes it so', () => {
    const vouchers = [voucher('FREIHAUS', 'free-shipping', 0)];
    const order = { ...figures, shippingCosts: price(0, [20, 0]), vouchers };
    expect(rowsOf({ order, vouchers }).slice(0, 2)).toEqual([
      [`${checkoutTexts.voucher('FREIHAUS')}${checkoutTexts.voucherKinds['free-shipping']}`, '0,00 €'],
      [shipping, checkoutTexts.freeShipping],
    ]);
  });

  test('a discount is listed before the sum, a gift balance after the total and its tax [LAW T9]', () => {
    const vouchers = [voucher('GUTHABEN25', 'gift-balance', -25), voucher('WERKSTATT5', 'fixed', -5, -1)];
    const order = { ...figures, vouchers, toPay: 38 };
    expect(rowsOf({ order, vouchers })).toEqual([
      [checkoutTexts.voucher('WERKSTATT5'), '−6,00 €'],
      [shipping, '6,00 €'],
      [checkoutTexts.beforeBalance, '63,00 €'],
      [checkoutTexts.taxIncluded('20 %'), '5,00 €'],
      [checkoutTexts.taxIncluded('10 %'), '3,00 €'],
      [`${checkoutTexts.voucher('GUTHABEN25')}${checkoutTexts.voucherKinds['gift-balance']}`, '−25,00 €'],
      [checkoutTexts.total, '38,00 €'],
    ]);
  });

  test('an order that a gift balance pays to the cent leaves nothing to pay', () => {
    const vouchers = [voucher('GUTHABEN99', 'gift-balance', -63)];
    expect(rowsOf({ order: { ...figures, vouchers, toPay: 0 }, vouchers }).at(-1)).toEqual([
      checkoutTexts.total,
      '0,00 €',
    ]);
  });

  test('unknown: each row keeps its place, without a figure', () => {
    const vouchers = [{ code: 'WERKSTATT5' }];
    expect(rowsOf({ order: null, vouchers })).toEqual([
      [checkoutTexts.voucher('WERKSTATT5'), unknown],
      [shipping, unknown],
      [checkoutTexts.total, unknown],
      [checkoutTexts.taxIncluded('20 %'), unknown],
      [checkoutTexts.taxIncluded('10 %'), unknown],
    ]);
  });

  test('asked for anew: the rows of a gift balance stay where they were', () => {
    const vouchers = [voucher('GUTHABEN25', 'gift-balance', -25)];
    const labels = (container: Element) => [...container.querySelectorAll('dt')].map(wordsOf);
    const shown = { ...props, vouchers };
    const { container, rerender } = render(<OrderTotals {...shown} order={{ ...figures, vouchers, toPay: 38 }} />);
    const before = labels(container);
    rerender(<OrderTotals {...shown} order={null} busy />);
    // What kind of voucher it is, is the answer's to say.
    expect(labels(container)).toEqual(
      before.map((label) => label.replace(checkoutTexts.voucherKinds['gift-balance'], '')),
    );
    expect(container.querySelector('.totals')?.getAttribute('aria-busy')).toBe('true');
  });

  test('the amount to pay is announced as soon as it is known [LAW A6]', () => {
    const { container, rerender } = render(<OrderTotals {...props} order={null} busy />);
    const said = () => wordsOf(container.querySelector('[role="status"]'));
    expect(said()).toBe('');
    rerender(<OrderTotals {...props} />);
    expect(said()).toBe(checkoutTexts.totalIs('63,00 €'));
  });
});
