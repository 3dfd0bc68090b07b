// @vitest-environment happy-dom
import type { Order } from '@kontor/contract';
import { cleanup, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkoutTexts } from '../src/texts/checkout.de.ts';
import { confirmationTexts } from '../src/texts/confirmation.de.ts';
import { paymentTexts } from '../src/texts/payment.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { orderOf, sumsOf, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

const answers: ShopAnswers = { paymentGetEnv: { env: 'sandbox', isOwnSandbox: true } };
const paypal: Partial<Order> = {
  ...{ paymentCondition: 'paypal', paymentConditionName: 'PayPal', paymentProvider: 'paypal' },
};
const card: Partial<Order> = {
  ...{ paymentCondition: 'karte', paymentConditionName: 'Kreditkarte', paymentProvider: 'saferpay' },
};

const openConfirmation = async (order: Order, more: ShopAnswers = {}) => {
  const opened = await openPage('/shop/P/cart/confirmation?orderId=order-1', { ...answers, order, ...more });
  await opened.page.findByRole('heading', { level: 1, name: confirmationTexts.title });
  const state = () => wordsOf(document.querySelector('.payment-state'));
  const pay = () => opened.page.queryByRole('button', { name: paymentTexts.pay });
  return { ...opened, state, pay };
};

describe('where and when an order is delivered', () => {
  const deliveredTo = { name: confirmationTexts.deliveredTo };
  const days = { min: 2, max: 4 };

  test('its days and its address are said', async () => {
    const arrival = { days, from: '2026-11-26', to: '2026-11-30' };
    const { page } = await openConfirmation(orderOf({ payment: 'paid', arrival }));
    expect(page.getByText('Lieferung Do., 26. Nov. bis Mo., 30. Nov.')).toBeTruthy();
    expect(page.getByRole('region', deliveredTo)).toBeTruthy();
  });

  test('an order that waits for its money says the days after it', async () => {
    const { page } = await openConfirmation(orderOf({ arrival: { days } }));
    expect(page.getByText('Lieferung 2 bis 4 Werktage nach Zahlungseingang')).toBeTruthy();
  });

  test('of an order whose customer was erased there is no heading over nothing', async () => {
    const address = {
      ...orderOf({}).address,
      name: '',
      firstName: '',
      companyName: '',
      street: '',
      zipCode: '',
      city: '',
    };
    const { page } = await openConfirmation(orderOf({ address, separateShippingAddress: false }));
    expect(page.queryByRole('region', deliveredTo)).toBeNull();
  });
});

describe('the payment of an order', () => {
  const partPaid = `${paymentTexts.partlyPaid('10,00 €', '8,00 €')} ${paymentTexts.partlyPaidHint}`;
  test.each<[string, Partial<Order>, string]>([
    ['paid', { payment: 'paid' }, paymentTexts.initiated],
    [
      'paid by a card that is named',
      { ...card, payment: 'paid', saferpayPayment: { transaction: { id: 't', means: 'VISA •••• 0006' } } },
      `${paymentTexts.initiated}${paymentTexts.means('VISA •••• 0006')}`,
    ],
    [
      'disputed: nobody calls it a refund, or asks for it again',
      { payment: 'disputed', paymentSums: sumsOf(18, 18) },
      `${paymentTexts.disputed} ${paymentTexts.disputedHint} ${paymentTexts.contact}`,
    ],
    ['paid in part', { payment: 'partly-paid', paymentSums: sumsOf(10, 0) }, `${partPaid} ${paymentTexts.contact}`],
    ['given back', { payment: 'returned', paymentSums: sumsOf(18, 18) }, paymentTexts.returnedAll('18,00 €')],
    [
      'given back in part',
      { payment: 'returned', paymentSums: sumsOf(18, 8) },
      paymentTexts.returnedPart('18,00 €', '8,00 €', '10,00 €'),
    ],
    ['given back, nobody knows how much', { payment: 'returned' }, paymentTexts.returned],
    ['being checked', { payment: 'checking' }, `${paymentTexts.checking} ${paymentTexts.checkingHint}`],
  ])('%s', async (_, more, sentences) => {
    const { state, pay, page } = await openConfirmation(orderOf({ ...paypal, ...more }));
    expect(state()).toBe(sentences);
    expect(pay()).toBeNull();
    expect(page.queryByText(paymentTexts.later)).toBeNull();
  });

  test.each(['paid', 'partly-paid', 'checking', 'returned', 'disputed', 'due'] as const)(
    '%s: the amount is ticked off only once all of it is paid',
    async (payment) => {
      await openConfirmation(orderOf({ ...card, payment }));
      const ticked = document.querySelector('.payment-paid');
      expect(ticked === null ? null : wordsOf(ticked)).toBe(payment === 'paid' ? paymentTexts.paid('18,00 €') : null);
      expect(ticked?.querySelectorAll('svg.icon').length ?? 0).toBe(payment === 'paid' ? 1 : 0);
      const amounts = [...document.querySelectorAll('.payment-amount')].map(wordsOf);
      const open = payment === 'due' ? paymentTexts.amount('18,00 €') : paymentTexts.paidAmount('18,00 €');
      expect(amounts).toEqual([payment === 'paid' ? paymentTexts.paid('18,00 €') : open]);
    },
  );

  test('due by card: the amount, that no money moves here, and the way to pay, now or later', async () => {
    const { page, pay, state } = await openConfirmation(orderOf({ ...card, payment: 'due' }));
    expect(page.getByText(paymentTexts.amount('18,00 €'))).toBeTruthy();
    expect(await page.findByText(paymentTexts.ownSandbox)).toBeTruthy();
    expect(page.getByText(paymentTexts.later)).toBeTruthy();
    expect(pay()).not.toBeNull();
    expect(state()).toBe('');
  });

  test('due after a card was refused: why, and the way to try again', async () => {
    const error = { code: 'declined', msg: 'Ihre Bank hat die Zahlung abgelehnt.' };
    const order = orderOf({ ...card, payment: 'due', saferpayPayment: { error } });
    const { state, pay } = await openConfirmation(order);
    const ways = `${paymentTexts.failedHint} ${paymentTexts.otherCard}`;
    const contact = `${paymentTexts.contactHint} ${paymentTexts.contact}`;
    expect(state()).toBe(`${paymentTexts.failed}${error.msg}${ways}${contact}`);
    expect(pay()).not.toBeNull();
  });

  test('due after a return from the card’s page: our shop is asked first, and nobody can pay twice meanwhile', async () => {
    let executions = 0;
    const order = () => orderOf({ ...card, payment: executions === 0 ? 'due' : 'paid', saferpayPayment: {} });
    const { page, state, pay, bodiesOf } = await openConfirmation(order(), {
      order,
      paymentExecute: () => {
        executions += 1;
        return { payment: 'paid' };
      },
    });
    await page.findByText(paymentTexts.initiated);
    expect(state()).toBe(paymentTexts.initiated);
    expect(pay()).toBeNull();
    expect(bodiesOf('paymentExecute')).toMatchObject([{ orderId: 'order-1', type: 'saferpay' }]);
    expect(bodiesOf('paymentCreate')).toEqual([]);
  });

  test.each([
    ['that the order is paid already', refused(409, 'already-paid', ''), null],
    [
      'that the provider is out of reach',
      refused(502, 'payment-unavailable', ''),
      paymentTexts.unavailable('Kreditkarte'),
    ],
    [
      'that it is in the making',
      refused(409, 'payment-busy', 'Bitte einen Moment Geduld.'),
      'Bitte einen Moment Geduld.',
    ],
  ])('a shop that answers %s to paying', async (_, refusal, sentence) => {
    let loads = 0;
    const order = () => orderOf({ ...card, payment: ++loads > 1 && sentence === null ? 'paid' : 'due' });
    const { page, user, state, pay } = await openConfirmation(orderOf(), { order, paymentCreate: refusal });
    const button = pay();
    if (button !== null) await user.click(button);
    expect(await page.findByText(sentence ?? paymentTexts.initiated)).toBeTruthy();
    expect(pay() === null).toBe(sentence === null);
    expect(loads).toBe(sentence === null ? 2 : 1);
    expect(state()).not.toContain(paymentTexts.goingToPay);
  });

  test('none is asked for where a gift balance has paid all of it', async () => {
    const vouchers = [
      { code: 'GUTHABEN25', session: 's', kind: 'gift-balance' as const, price: { ...orderOf().total, gross: -18 } },
    ];
    const { page, bodiesOf } = await openConfirmation(orderOf({ ...paypal, vouchers, toPay: 0, payment: 'paid' }));
    expect(page.queryByRole('heading', { name: paymentTexts.title })).toBeNull();
    expect(bodiesOf('paymentGetEnv')).toEqual([]);
    expect(wordsOf(document.querySelector('.totals-sum'))).toBe(`${checkoutTexts.total}0,00 €`);
  });
});

test('a transfer: what to fill in, and the code for banking apps; without the code it can still be typed', async () => {
  const bankTransfer = {
    ...{ holder: 'Eisenhof GmbH', iban: 'AT61 1904 3002 3457 3201', amount: 18, reference: '2026-000001' },
  };
  const paymentSentence = 'Bitte überweisen Sie innerhalb von 7 Tagen.';
  const order = orderOf({ paymentSentence, bankTransfer });
  const way = () => wordsOf(document.querySelector('.how-to-pay > p'));
  const rows = () =>
    [...document.querySelectorAll('.bank-transfer dl > div')].map((row) => [...row.children].map(wordsOf));
  const texts = confirmationTexts.bank;
  const typed = [
    [texts.holder, 'Eisenhof GmbH'],
    [texts.iban, 'AT61 1904 3002 3457 3201'],
    [texts.amount, '18,00 €'],
    [texts.reference, '2026-000001'],
  ];
  const opened = await openConfirmation(order, { orderTransferCode: { size: 3, path: 'M0 0h1v1h-1z' } });
  expect(rows()).toEqual(typed);
  expect(way()).toBe(`${paymentTexts.by('Vorkasse')}${paymentSentence}`);
  expect(await opened.page.findByRole('img', { name: texts.code })).toBeTruthy();
  const without = await openConfirmation(order, { orderTransferCode: refused(404, 'order-not-found', '') });
  expect(rows()).toEqual(typed);
  expect(without.page.queryByRole('img', { name: texts.code })).toBeNull();
});

test.each<[string, Partial<Order>, string, string | null]>([
  ['all', { payment: 'paid' }, paymentTexts.came, null],
  [
    'a part',
    { payment: 'partly-paid', paymentSums: sumsOf(10, 0) },
    paymentTexts.partlyPaid('10,00 €', '8,00 €'),
    '8,00 €',
  ],
  ['what went back', { payment: 'returned', paymentSums: sumsOf(18, 18) }, paymentTexts.returnedAll('18,00 €'), null],
])('of a transfer that came, %s: what came, and nobody is asked for it again', async (_, more, sentence, open) => {
  const bankTransfer = {
    ...{ holder: 'Eisenhof GmbH', iban: 'AT61 1904 3002 3457 3201', amount: 18, reference: '2026-000001' },
  };
  const order = orderOf({ paymentSentence: 'Bitte überweisen Sie.', bankTransfer, ...more });
  const { page, bodiesOf } = await openConfirmation(order);
  expect(wordsOf(document.querySelector('.how-to-pay > p'))).toBe(`${paymentTexts.by('Vorkasse')}${sentence}`);
  const amount = [...document.querySelectorAll('.bank-transfer dd')].map(wordsOf).find((word) => word?.endsWith('€'));
  expect(amount ?? null).toBe(open);
  expect(page.queryByText('Bitte überweisen Sie.')).toBeNull();
  expect(bodiesOf('orderTransferCode')).toEqual([]);
});

test('an IBAN wraps only between its groups of four, and is copied as one text with single blanks', async () => {
  const iban = 'DE89 3704 0044 0532 0130 00'.replaceAll(' ', '\u00a0');
  const bankTransfer = { ...{ holder: 'Eisenhof GmbH', iban, amount: 18, reference: '2026-000001' } };
  const paymentSentence = 'Bitte überweisen Sie innerhalb von 7 Tagen.';
  await openConfirmation(orderOf({ paymentSentence, bankTransfer }), {
    orderTransferCode: refused(404, 'order-not-found', ''),
  });
  const groups = [...document.querySelectorAll('.iban-group')];
  expect(groups.map((group) => group.textContent)).toEqual(['DE89', '3704', '0044', '0532', '0130', '00']);
  expect(groups[0]?.parentElement?.textContent).toBe('DE89 3704 0044 0532 0130 00');
});

test.each([
  [
    'on delivery',
    orderOf({
      paymentConditionName: 'Nachnahme',
      paymentSentence: 'Sie bezahlen 18,00 € bei der Übergabe der Ware (Nachnahme).',
    }),
  ],
  ['by a gift balance', orderOf({ toPay: 0, paymentSentence: 'Es ist nichts mehr zu bezahlen.' })],
])('an order paid %s says how, once, and shows no account', async (_, order) => {
  const { page, bodiesOf } = await openConfirmation(order);
  const way = page.getByRole('region', { name: paymentTexts.title });
  const said = `${paymentTexts.by(order.paymentConditionName)}${order.paymentSentence}`;
  expect(wordsOf(way)).toBe(`${paymentTexts.title}${said}`);
  expect(page.queryByRole('heading', { name: confirmationTexts.bank.title })).toBeNull();
  expect(bodiesOf('orderTransferCode')).toEqual([]);
});

test('the headline appears late and takes the focus; the order is shown as declared at that time', async () => {
  const { page } = await openConfirmation(orderOf({ priceDeclaration: 'net' }));
  expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }));
  expect(wordsOf(document.querySelector('.ordered-line'))).toBe('Hammer 500 g1 Stück × 10,00 €10,00 €');
});

test('the confirmation says where the order goes, and nothing of it for gift vouchers alone', async () => {
  const goesTo = () => wordsOf(document.querySelector('.delivered-to'));
  const lines = 'Anna Huber Ring 1 1010 Wien Österreich';
  await openConfirmation(orderOf({}));
  expect(goesTo()).toBe(`${confirmationTexts.deliveredTo}${lines}`);
  cleanup();
  const { address } = orderOf();
  const shippingAddress = { ...address, firstName: 'Bert', street: 'Hof 2' };
  await openConfirmation(orderOf({ separateShippingAddress: true, shippingAddress }));
  expect(goesTo()).toBe(`${confirmationTexts.deliveredTo}Bert Huber Hof 2 1010 Wien Österreich`);
  cleanup();
  const voucher = { gross: 50, net: 50, tax: 0, taxRates: [] };
  await openConfirmation(orderOf({ items: orderOf().items.map((item) => ({ ...item, total: voucher })) }));
  expect(document.querySelector('.delivered-to')).toBeNull();
});

test('a guest is offered an account where the shop has accounts, and nobody elsewhere', async () => {
  const offer = { name: confirmationTexts.makeAccount };
  const without = await openConfirmation(orderOf({}));
  expect(without.page.queryByRole('link', offer)).toBeNull();
  const userLogin = { uiSettings: { data: { ...uiSettings, userLogin: true } }, current: null };
  const { page } = await openConfirmation(orderOf({}), userLogin);
  expect((await page.findByRole('link', offer)).getAttribute('href')).toBe('/shop/P/register');
});

test('an order of a shop for businesses leads to no withdrawal, any other does [LAW C8, F2]', async () => {
  const link = { name: shellTexts.withdraw };
  const { page } = await openConfirmation(orderOf({ soldTo: 'businesses' }));
  expect(within(page.getByRole('main')).queryByRole('link', link)).toBeNull();
  cleanup();
  const other = await openConfirmation(orderOf({}));
  expect(within(other.page.getByRole('main')).getByRole('link', link)).toBeTruthy();
});
