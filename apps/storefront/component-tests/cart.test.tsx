// @vitest-environment happy-dom
import type { CalculatedOrder } from '@kontor/contract';
import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../src/cart/cart.ts';
import { calculationOf, sampleCart, sampleLine } from '../src/cart/testing/sample-cart.ts';
import { cartTexts } from '../src/texts/cart.de.ts';
import { checkoutTexts } from '../src/texts/checkout.de.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { browserSession } from '../src/visit/browser-session.ts';
import { noDrafts } from '../src/visit/drafts.ts';
import { checkoutAnswers, priceOf, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { descriptionOf, wordsOf } from './testing/words.ts';

const held = (code: string) => ({ code, session: `session-${code}` });

const openCart = async (cart: Cart, more: ShopAnswers = {}) => {
  browserSession.cart.change(() => cart);
  const opened = await openPage('/shop/P/cart', { ...checkoutAnswers, orderCalc: calculationOf(cart), ...more });
  const next = () => opened.page.getByRole('button', { name: cartTexts.next });
  const code = () => opened.page.getByLabelText(cartTexts.voucherLabel);
  const redeem = () => opened.user.click(opened.page.getByRole('button', { name: cartTexts.voucherRedeem }));
  return { ...opened, next, code, redeem };
};

beforeEach(() => browserSession.drafts.change(() => noDrafts));

const one = sampleCart(sampleLine('h', 1));

test('an article that cannot be withdrawn from says so, and not in a shop for businesses', async () => {
  const [line] = one.items;
  if (line === undefined) throw new Error('The cart is empty');
  const bespoke = { ...line, product: { ...line.product, withdrawalException: 'custom-made' as const } };
  const cart = { ...one, items: [bespoke] };
  const sentence = shopTexts.withdrawalExceptions['custom-made'];
  expect((await openCart(cart)).page.queryByText(sentence)).not.toBeNull();
  cleanup();
  const businesses = { uiSettings: { data: { ...uiSettings, businessesOnly: true as const } } };
  expect((await openCart(cart, businesses)).page.queryByText(sentence)).toBeNull();
});

describe('notices about changes that the shop made to the cart', () => {
  const cart = { ...one, notices: ['Der Preis von Hammer h hat sich geändert.', cartTexts.gone('Säge')] };

  test('stands in an alert until it was seen; then the focus is in the content', async () => {
    const { page, user } = await openCart(cart);
    const alert = page.getByRole('alert');
    expect(within(alert).getAllByRole('listitem').map(wordsOf)).toEqual(cart.notices);
    await user.click(within(alert).getByRole('button', { name: checkoutTexts.seen }));
    expect(page.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.id).toBe('content');
    expect(browserSession.cart.get().value.notices).toEqual([]);
  });

  test('found by the calculation: what is gone leaves the cart, and is named', async () => {
    const msg = 'Hammer s ist ausverkauft.';
    const both = sampleCart(sampleLine('h', 1), sampleLine('s', 2));
    const changes: CalculatedOrder['changes'] = [{ kind: 'sold-out', conditionId: 's', msg }];
    const { page } = await openCart(both, {
      orderCalc: ({ items }) => ({
        ...calculationOf(one),
        changes: items.length > 1 ? changes : [],
      }),
    });
    expect(wordsOf(await page.findByRole('alert'))).toContain(msg);
    const lines = within(page.getByRole('list', { name: cartTexts.items }));
    expect(lines.getAllByRole('listitem')).toHaveLength(1);
    expect(browserSession.cart.get().value.items.map(({ condition }) => condition._id)).toEqual(['h']);
  });
});

/** Screws by the hundred, from 500 on cheaper, sold from 100 on in steps of 50. */
const screws = (amount: number) => {
  const line = sampleLine('h', amount, priceOf(3));
  const scales = [{ from: 500, price: priceOf(2.5) }];
  return { ...line, condition: { ...line.condition, priceQuantity: 100, scales, minAmount: 100, amountStep: 50 } };
};

describe('prices by the hundred and in scales', () => {
  test.each([
    [100, '3,60 € je 100 Stück', false],
    [450, '3,60 € je 100 Stück', true],
    [500, '3,00 € je 100 Stück', false],
  ])('%d pieces: the price that counts, and whether more would cost no more', async (amount, words, isCheaper) => {
    const { page } = await openCart(sampleCart(screws(amount)));
    const [line] = within(page.getByRole('list', { name: cartTexts.items })).getAllByRole('listitem');
    expect(wordsOf(line ?? null)).toContain(words);
    expect(wordsOf(line ?? null).includes(cartTexts.cheaperFrom('500', 'Stück'))).toBe(isCheaper);
  });

  test.each(['99', '120', '1000001'])('%s is no amount that is sold: which are, is said', async (typed) => {
    const { page, user, next } = await openCart(sampleCart(screws(100)));
    const field = page.getByLabelText(cartTexts.amountOf('Hammer h'));
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    const limit = typed === '1000001' ? ', höchstens 1.000.000' : '';
    expect(descriptionOf(field)).toBe(cartTexts.amountNotSold(`Mindestens 100, in Schritten von 50${limit}.`));
    expect(next().hasAttribute('disabled')).toBe(true);
    await user.clear(field);
    await user.type(field, '150{Enter}');
    expect(next().hasAttribute('disabled')).toBe(false);
  });

  test('an amount that the shop does not sell becomes the nearest one, with a notice', async () => {
    const msg = '„Hammer h“ gibt es nicht in dieser Menge.';
    const changes: CalculatedOrder['changes'] = [{ kind: 'amount', conditionId: 'h', msg }];
    const sold = sampleCart(screws(150));
    const { page } = await openCart(sampleCart(screws(120)), {
      orderCalc: ({ items }) => ({ ...calculationOf(sold), changes: items[0]?.amount === 150 ? [] : changes }),
    });
    expect(wordsOf(await page.findByRole('alert'))).toContain(msg);
    expect(browserSession.cart.get().value.items).toEqual([screws(150)]);
  });
});

test('a removed line can be put back where it stood, also the last one', async () => {
  const { page, user } = await openCart(sampleCart(sampleLine('h', 1), sampleLine('s', 2)));
  const remove = (name: string) => user.click(page.getByRole('button', { name: cartTexts.removeOf(name) }));
  const ids = () => browserSession.cart.get().value.items.map(({ condition }) => condition._id);
  await remove('Hammer h');
  expect(ids()).toEqual(['s']);
  await user.click(page.getByRole('button', { name: cartTexts.undo }));
  expect(ids()).toEqual(['h', 's']);
  expect(document.activeElement).toBe(page.getByRole('list', { name: cartTexts.items }));
  expect(page.queryByRole('button', { name: cartTexts.undo })).toBeNull();
  await remove('Hammer h');
  await remove('Hammer s');
  expect(ids()).toEqual([]);
  await user.click(page.getByRole('button', { name: cartTexts.undo }));
  expect(ids()).toEqual(['s']);
});

test('the value of the goods and what is missing for free delivery stand beside the total', async () => {
  const goods = priceOf(26.46);
  await openCart(one, {
    orderCalc: { ...calculationOf(one), goods, freeShipping: { from: 90, missing: 58.25 } },
  });
  const words = () => wordsOf(document.querySelector('.nudge'));
  await waitFor(() => expect(words()).toBe(cartTexts.toFreeShipping('58,25 €')));
  const rows = [...document.querySelectorAll('.totals-row')].map(wordsOf);
  expect(rows[0]).toContain(`${checkoutTexts.goods}31,75 €`);
  const bar = document.querySelector<HTMLProgressElement>('.nudge-bar');
  expect([bar?.max, bar?.value]).toEqual([90, 31.75]);
});

test('while an amount is invalid, nobody is told what is missing for free delivery', async () => {
  const orderCalc = { ...calculationOf(one), freeShipping: { from: 90, missing: 58.25 } };
  const { page, user } = await openCart(one, { orderCalc });
  const words = () => wordsOf(document.querySelector('.nudge'));
  await waitFor(() => expect(words()).toBe(cartTexts.toFreeShipping('58,25 €')));
  const field = page.getByLabelText(cartTexts.amountOf('Hammer h'));
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(words()).toBe('');
  await user.clear(field);
  await user.type(field, '1{Enter}');
  await waitFor(() => expect(words()).toBe(cartTexts.toFreeShipping('58,25 €')));
});

test('shipping costs are named once, in the costs; the way on comes before the way back', async () => {
  const { next } = await openCart(one);
  const shipping = [...document.querySelectorAll('main button, main a')].filter((way) =>
    wordsOf(way).includes(shopTexts.shippingCosts),
  );
  expect(shipping).toHaveLength(1);
  expect(wordsOf(document.querySelector('.price-note'))).toBe(shopTexts.taxIncluded);
  const ways = [...document.querySelectorAll('.checkout-actions > *')].map(wordsOf);
  expect(ways).toEqual([wordsOf(next()), cartTexts.keepShopping]);
});

test('plus and minus step through the amounts that are sold', async () => {
  const { page, user } = await openCart(sampleCart(screws(100)));
  const field = page.getByLabelText<HTMLInputElement>(cartTexts.amountOf('Hammer h'));
  const [less, more] = [cartTexts.less('Hammer h'), cartTexts.more('Hammer h')].map((name) =>
    page.getByRole('button', { name }),
  );
  if (less === undefined || more === undefined) throw new Error('no steps');
  expect(less.getAttribute('aria-disabled')).toBe('true');
  await user.click(less);
  await user.click(more);
  await user.click(more);
  expect(field.value).toBe('200');
  await user.click(less);
  expect(field.value).toBe('150');
  await waitFor(() => expect(browserSession.cart.get().value.items[0]?.amount).toBe(150));
});

describe('an amount', () => {
  test.each([
    ['0', cartTexts.amountInvalid],
    ['1,5', cartTexts.amountInvalid],
    ['1000001', cartTexts.amountNotSold('Höchstens 1.000.000.')],
  ])(
    '%s is none: it says so beside the field, and there is no way on [SPEC §5.2, §5.4, §5.8]',
    async (typed, sentence) => {
      const { page, user, next, bodiesOf } = await openCart(one);
      await waitFor(() => expect(bodiesOf('orderCalc')).toHaveLength(1));
      const field = page.getByLabelText(cartTexts.amountOf('Hammer h'));
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(descriptionOf(field)).toBe(sentence);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(next().hasAttribute('disabled')).toBe(true);
      expect(bodiesOf('orderCalc')).toHaveLength(1);
    },
  );

  test('that is another one is asked for anew, once, and no old sum stays meanwhile', async () => {
    let answer: (order: CalculatedOrder) => void = () => undefined;
    const pending = new Promise<CalculatedOrder>((resolve) => {
      answer = resolve;
    });
    const orderCalc: ShopAnswers['orderCalc'] = ({ items }) => (items[0]?.amount === 1 ? calculationOf(one) : pending);
    const { page, user, bodiesOf } = await openCart(one, { orderCalc });
    await page.findByText('42,00 €');
    const field = page.getByLabelText(cartTexts.amountOf('Hammer h'));
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(page.queryByText('42,00 €')).toBeNull();
    expect(page.getByRole('progressbar', { name: checkoutTexts.calculating })).toBeTruthy();
    answer({ ...calculationOf(one), total: priceOf(50) });
    expect(await page.findByText('60,00 €')).toBeTruthy();
    expect(page.getByText(checkoutTexts.totalIs('60,00 €'))).toBeTruthy();
    expect(bodiesOf('orderCalc')).toHaveLength(2);
  });
});

describe('a voucher', () => {
  test('that the shop refuses stays in the field with its reason [SPEC §4.3.16, §8.4]', async () => {
    const msg = 'Dieser Gutschein ist abgelaufen.';
    const { user, code, redeem, bodiesOf } = await openCart(one, { voucherRedeem: { ok: false, msg } });
    await user.type(code(), ' SOMMERFEST ');
    await redeem();
    await waitFor(() => expect(descriptionOf(code())).toBe(msg));
    expect((code() as HTMLInputElement).value).toBe(' SOMMERFEST ');
    expect(bodiesOf('voucherRedeem')).toMatchObject([{ code: 'SOMMERFEST' }]);
    expect(browserSession.cart.get().value.vouchers).toEqual([]);
  });

  test('that lies in the cart already is not asked for [SPEC §5.20, §8.3]', async () => {
    const { user, code, redeem, bodiesOf } = await openCart({ ...one, vouchers: [held('WERKSTATT5')] });
    await user.type(code(), 'werkstatt5');
    await redeem();
    expect(descriptionOf(code())).toBe(cartTexts.voucherPresent);
    expect(bodiesOf('voucherRedeem')).toEqual([]);
  });

  test('that was typed and not redeemed causes one notice, and is then ignored', async () => {
    const { user, code, next, bodiesOf } = await openCart(one);
    await user.type(code(), 'WERKSTATT5');
    await user.click(next());
    expect(descriptionOf(code())).toBe(cartTexts.voucherNotRedeemed);
    expect(document.activeElement).toBe(code());
    expect(location.pathname).toBe('/shop/P/cart');
    await user.click(next());
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/order'));
    expect(bodiesOf('voucherRedeem')).toEqual([]);
  });

  test('that lies in the cart already does not stop the way to the order, and leaves the field', async () => {
    const { user, code, redeem, next } = await openCart({ ...one, vouchers: [held('WERKSTATT5')] });
    await user.type(code(), 'werkstatt5');
    await redeem();
    await user.click(next());
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/order'));
    expect(browserSession.drafts.get().value.voucherCode).toBe('');
    expect(browserSession.cart.get().value.vouchers).toEqual([held('WERKSTATT5')]);
  });

  test('that was refused does not stop the way to the order, also when the cart is opened again', async () => {
    const voucherRedeem = { ok: false as const, msg: 'Dieser Gutschein ist abgelaufen.' };
    const first = await openCart(one, { voucherRedeem });
    await first.user.type(first.code(), 'SOMMERFEST');
    await first.redeem();
    await waitFor(() => expect(descriptionOf(first.code())).toBe(voucherRedeem.msg));
    cleanup();
    const { code, user, next } = await openCart(one);
    expect((code() as HTMLInputElement).value).toBe('SOMMERFEST');
    await user.click(next());
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/order'));
  });

  test('that was taken out again and still stands in the field is pointed out once', async () => {
    const cart = { ...one, vouchers: [held('WERKSTATT5')] };
    const { page, user, code, redeem, next } = await openCart(cart, { voucherUnredeem: { ok: true } });
    await user.type(code(), 'WERKSTATT5');
    await redeem();
    await user.click(page.getByRole('button', { name: checkoutTexts.removeVoucher('WERKSTATT5') }));
    expect(descriptionOf(code())).toBe('');
    await user.click(next());
    expect(descriptionOf(code())).toBe(cartTexts.voucherNotRedeemed);
    expect(location.pathname).toBe('/shop/P/cart');
  });

  test('that is taken out is free for other carts, and the focus is in the field', async () => {
    const cart = { ...one, vouchers: [held('WERKSTATT5')] };
    const { page, user, code, bodiesOf } = await openCart(cart, { voucherUnredeem: { ok: true } });
    await user.click(page.getByRole('button', { name: checkoutTexts.removeVoucher('WERKSTATT5') }));
    expect(bodiesOf('voucherUnredeem')).toEqual([held('WERKSTATT5')]);
    expect(document.activeElement).toBe(code());
    expect(page.getByText(cartTexts.voucherRemoved('WERKSTATT5'))).toBeTruthy();
    expect(browserSession.cart.get().value.vouchers).toEqual([]);
  });
});

test('costs that cannot be had: the cart stays, and another try takes the focus to the totals', async () => {
  let tries = 0;
  const orderCalc = () => (++tries === 1 ? refused(503, 'unavailable', failureTexts.unreachable) : calculationOf(one));
  const { page, user, next } = await openCart(one, { orderCalc });
  const alert = await page.findByRole('alert');
  expect(wordsOf(alert)).toContain(`${checkoutTexts.calculationFailed}${failureTexts.unreachable}`);
  expect(next().hasAttribute('disabled')).toBe(false);
  await user.click(within(alert).getByRole('button', { name: failureTexts.retry }));
  expect(document.activeElement?.className).toBe('totals');
  expect(await page.findByText('42,00 €')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});

test('removed lines: the focus goes to the list, after the last one the cart is empty and says what was removed', async () => {
  const { page, user } = await openCart(sampleCart(sampleLine('h', 1), sampleLine('s', 1)));
  await user.click(page.getByRole('button', { name: cartTexts.removeOf('Hammer h') }));
  expect(document.activeElement).toBe(page.getByRole('list', { name: cartTexts.items }));
  expect(page.getByText(cartTexts.removed('Hammer h'))).toBeTruthy();
  await user.click(page.getByRole('button', { name: cartTexts.removeOf('Hammer s') }));
  expect(page.getByRole('heading', { name: cartTexts.emptyHeadline })).toBe(document.activeElement);
});

test('says where the shop delivers to and how one can pay before an order is begun [LAW P10]', async () => {
  const { page } = await openCart(one);
  expect(page.getByText('Österreich, Deutschland, Irland')).toBeTruthy();
  expect(page.getByText('Vorkasse')).toBeTruthy();
});

test('a line says beside its total whether the drink comes in what is used once [LAW S5]', async () => {
  const [drink, other] = [sampleLine('w', 1), sampleLine('h', 1)];
  const { page } = await openCart(sampleCart({ ...drink, product: { ...drink.product, container: 'one-way' } }, other));
  const lines = within(page.getByRole('list', { name: cartTexts.items })).getAllByRole('listitem');
  expect(lines.map((line) => [...line.querySelectorAll('.cart-row-total .price-container')].map(wordsOf))).toEqual([
    ['EINWEG'],
    [],
  ]);
});

test('a line says the deposit beside its price, and the costs have it as a sum of its own [LAW P6]', async () => {
  const line = sampleLine('w', 6);
  const cart = sampleCart({ ...line, condition: { ...line.condition, deposit: 0.25 } });
  const { page } = await openCart(cart);
  const [row] = within(page.getByRole('list', { name: cartTexts.items })).getAllByRole('listitem');
  expect(wordsOf(row?.querySelector('.price-deposit') ?? null)).toBe('zzgl. 0,25 € Pfand');
});
