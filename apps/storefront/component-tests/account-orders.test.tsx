// @vitest-environment happy-dom
import type { GiftVoucher, OrderSummary } from '@kontor/contract';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountTexts, orderListTexts } from '../src/texts/account.de.ts';
import { checkoutTexts } from '../src/texts/checkout.de.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { giftVoucherTexts } from '../src/texts/gift-vouchers.de.ts';
import { orderProgressTexts } from '../src/texts/order-progress.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { checkoutAnswers, customer, orderOf, priceOf, summaryOf, sumsOf, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

const answers: ShopAnswers = {
  uiSettings: { data: { ...uiSettings, userLogin: true } },
  current: customer,
  countries: checkoutAnswers.countries,
  cartLoad: { items: [], vouchers: [], joined: [], version: 1 },
};

const openOrders = async (orders: OrderSummary[], more: ShopAnswers = {}) => {
  const accountOrders = { orders, count: orders.length };
  const opened = await openPage('/konto', { ...answers, accountOrders, ...more });
  await opened.page.findByRole('heading', { level: 1, name: accountTexts.titles.orders });
  return opened;
};

const article = async ({ page }: Awaited<ReturnType<typeof openOrders>>) =>
  within(await page.findByRole('article', { name: orderListTexts.order('2026-000001') }));

describe('an order in the list', () => {
  const balance = {
    code: 'GUTHABEN5',
    session: 's',
    kind: 'gift-balance' as const,
    price: { ...priceOf(0), gross: -5, net: -5 },
  };

  test.each<[string, Partial<OrderSummary>, string, string | null]>([
    ['paid', { payment: 'paid' }, orderListTexts.payments.paid, null],
    ['due', { payment: 'due' }, orderListTexts.payments.due, orderListTexts.payFor('2026-000001')],
    ['disputed', { payment: 'disputed', paymentSums: sumsOf(18, 18) }, orderListTexts.payments.disputed, null],
    [
      'paid in part',
      { payment: 'partly-paid', paymentSums: sumsOf(10, 0) },
      orderListTexts.partlyPaid('10,00 €', '8,00 €'),
      null,
    ],
    ['given back', { payment: 'returned', paymentSums: sumsOf(18, 18) }, orderListTexts.payments.returned, null],
    [
      'given back in part',
      { payment: 'returned', paymentSums: sumsOf(18, 8) },
      orderListTexts.returnedPart('8,00 €', '10,00 €'),
      null,
    ],
  ])('%s', async (_, more, words, pay) => {
    const order = await article(await openOrders([summaryOf(more)]));
    expect(order.getByText(words)).toBeTruthy();
    expect(order.queryByRole('link', { name: /bezahlen/ })?.getAttribute('aria-label') ?? null).toBe(pay);
  });

  test('an order cancelled before payment shows no request for payment', async () => {
    const order = await article(await openOrders([summaryOf({ payment: 'due', state: 'cancelled' })]));
    expect(order.getByText('Storniert')).toBeTruthy();
    expect(order.queryByText(orderListTexts.payments.due)).toBeNull();
    expect(order.queryByRole('link', { name: /bezahlen/ })).toBeNull();
  });

  test('one that a transfer pays leads to the bank details, until its money has come', async () => {
    const link = { name: orderListTexts.transferFor('2026-000001') };
    const due = await article(await openOrders([summaryOf({ toTransfer: true })]));
    expect(due.getByRole('link', link).getAttribute('href')).toBe('/shop/P/cart/confirmation?orderId=order-1');
    const paid = await article(await openOrders([summaryOf()]));
    expect(paid.queryByRole('link', link)).toBeNull();
  });

  test.each([
    ['placed', ['>Eingegangen', 'In Bearbeitung', 'Versandt', 'Zugestellt'], 1],
    ['shipped', ['Eingegangen', 'In Bearbeitung', '>Versandt', 'Zugestellt'], 3],
    ['delivered', ['Eingegangen', 'In Bearbeitung', 'Versandt', '>Zugestellt'], 4],
    ['completed', ['Eingegangen', 'In Bearbeitung', 'Versandt', '>Abgeschlossen'], 4],
    ['cancelled', null, 0],
    ['returned', null, 0],
  ])('%s: its steps, with the one that it has reached', async (state, steps, reached) => {
    const order = await article(await openOrders([summaryOf({ state })]));
    const list = order.queryByRole('list', { name: orderProgressTexts.title });
    const shown = [...(list?.children ?? [])];
    const words = shown.map((step) => `${step.getAttribute('aria-current') === 'step' ? '>' : ''}${step.textContent}`);
    expect([list && words, document.querySelectorAll('[data-reached]').length]).toEqual([steps, reached]);
    expect(order.getByText(orderProgressTexts.states[state] ?? '')).toBeTruthy();
  });

  test('its first articles have pictures, small ones, without words of their own', async () => {
    const items = ['hammer', 'saw', undefined, 'file'].map((picture) => ({
      ...{ name: 'Werkzeug', amount: 1, unit: 'Stück' },
      ...(picture !== undefined && { picture }),
    }));
    await openOrders([summaryOf({ items })]);
    const shown = [...document.querySelectorAll('.account-order-pictures > *')];
    expect(shown.map((one) => [one.tagName, one.getAttribute('alt'), one.getAttribute('sizes')])).toEqual([
      ['IMG', '', '64px'],
      ['IMG', '', '64px'],
      ['SPAN', null, null],
    ]);
    expect(shown[1]?.getAttribute('srcset')).toContain('content=saw&imageSize=sm 320w');
    await openOrders([summaryOf()]);
    expect(document.querySelector('.account-order-pictures')).toBeNull();
  });

  test('partly paid by a gift balance: the sum that was left to pay, and in its details how it comes about', async () => {
    const order = orderOf({ vouchers: [balance], toPay: 13, payment: 'paid' });
    const opened = await openOrders([summaryOf({ toPay: 13, payment: 'paid' })], { order });
    const shown = await article(opened);
    expect(shown.getByText('13,00 €')).toBeTruthy();
    expect(opened.bodiesOf('order')).toEqual([]);
    await opened.user.click(shown.getByText(orderListTexts.detail));
    await shown.findByText(checkoutTexts.beforeBalance);
    const rows = [...document.querySelectorAll('.totals-row')].map((row) => [...row.children].map(wordsOf));
    expect(rows.slice(-4)).toEqual([
      [checkoutTexts.beforeBalance, '18,00 €'],
      [checkoutTexts.taxIncluded('20 %'), '3,00 €'],
      [`${checkoutTexts.voucher('GUTHABEN5')}${checkoutTexts.voucherKinds['gift-balance']}`, '−5,00 €'],
      [checkoutTexts.total, '13,00 €'],
    ]);
  });

  test('of many articles three are named', async () => {
    const [item] = summaryOf().items;
    const items = item === undefined ? [] : ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...item, name }));
    const order = await article(await openOrders([summaryOf({ items })]));
    expect(order.getByText('1 × A, 1 × B, 1 × C und 2 weitere Artikel')).toBeTruthy();
  });
});

test('older orders come page by page, and the focus goes to the first of them', async () => {
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => summaryOf({ _id: `${first + i}`, orderNumber: `2026-${first + i}` }));
  const {
    page: shown,
    user,
    bodiesOf,
  } = await openOrders([], {
    accountOrders: ({ offset = 0 }) => ({ orders: offset === 0 ? page(1, 2) : page(3, 1), count: 3 }),
  });
  await user.click(await shown.findByRole('button', { name: orderListTexts.more(1) }));
  await waitFor(() => expect(wordsOf(document.activeElement)).toBe(orderListTexts.order('2026-3')));
  expect(bodiesOf('accountOrders')).toEqual([{ offset: 0 }, { offset: 2 }]);
  expect(shown.queryByRole('button', { name: orderListTexts.more(1) })).toBeNull();
});

test('a customer who has ordered nothing yet finds the way to the shop', async () => {
  const { page } = await openOrders([]);
  expect(await page.findByText(orderListTexts.none)).toBeTruthy();
  expect(page.getByRole('link', { name: orderListTexts.goShopping }).getAttribute('href')).toBe('/shop');
  expect(page.getByRole('button', { name: shellTexts.loggedIn })).toBeTruthy();
});

test('orders that cannot be had say why, and can be asked for again', async () => {
  let tries = 0;
  const accountOrders = () =>
    ++tries === 1 ? refused(503, 'unavailable', failureTexts.unreachable) : { orders: [summaryOf()], count: 1 };
  const { page, user } = await openOrders([], { accountOrders });
  expect(await page.findByText(failureTexts.unreachable)).toBeTruthy();
  await user.click(page.getByRole('button', { name: failureTexts.retry }));
  expect(await page.findByRole('article')).toBeTruthy();
});

test('gift vouchers of an order have their codes, what is left of each, and why one no longer counts', async () => {
  const voucher = (code: string, more: Partial<GiftVoucher> = {}): GiftVoucher => ({
    ...{ code, worth: 50, rest: 50, lastDay: '2056-11-29', state: 'valid', ...more },
  });
  const giftVouchers = [
    voucher('NEUX-0000'),
    voucher('TEIL-0000', { rest: 12.5 }),
    voucher('LEER-0000', { rest: 0 }),
    voucher('WEGX-0000', { state: 'voided' }),
    voucher('OFFN-0000', { state: 'suspended' }),
  ];
  const opened = await openOrders([summaryOf()], { order: orderOf({ giftVouchers }) });
  const shown = await article(opened);
  await opened.user.click(shown.getByText(orderListTexts.detail));
  await shown.findByRole('heading', { name: giftVoucherTexts.title(5) });
  expect([...document.querySelectorAll('.account-voucher')].map((row) => [...row.children].map(wordsOf))).toEqual([
    ['50,00 €', 'NEUX-0000', 'gültig bis 29. November 2056'],
    ['50,00 €', 'TEIL-0000', 'davon übrig: 12,50 € · gültig bis 29. November 2056'],
    ['50,00 €', 'LEER-0000', 'eingelöst'],
    ['50,00 €', 'WEGX-0000', 'zurückgenommen, gilt nicht mehr'],
    ['50,00 €', 'OFFN-0000', 'gesperrt, bis die Zahlung geklärt ist'],
  ]);
});
