import { describe, expect, test } from 'vitest';
import { addPrices, negatePrice } from './add-prices.ts';
import { type Price, priceOf, zeroPrice } from './price.ts';
import { giftBalanceRest, type OpenPrices, voucherPrice } from './voucher.ts';

const goods = addPrices([priceOf(4999, 490, 'gross'), priceOf(5001, 2000, 'gross')]);
const shipping = addPrices([priceOf(245, 490, 'gross'), priceOf(245, 2000, 'gross')]);
const open: OpenPrices = { goods, goodsLeft: goods, shippingLeft: shipping, due: 10_490 };

describe('a voucher of a fixed amount', () => {
  test.each([
    ['a little', 1000, -1000],
    ['a cent', 1, -1],
    ['nothing', 0, 0],
    ['all the goods', 10_000, -10_000],
    ['more than the goods, but never the shipping', 10_490, -10_000],
    ['10^12', 10 ** 12, -10_000],
  ])('takes %s', (_, amount, gross) => {
    expect(voucherPrice({ kind: 'fixed', amount }, open, 'gross').gross).toBe(gross);
  });

  test('is spread over the rates of the goods', () => {
    expect(voucherPrice({ kind: 'fixed', amount: 1000 }, open, 'gross')).toEqual({
      gross: -1000,
      net: -894,
      tax: -106,
      taxRates: [
        { rate: 490, net: -477, amount: -23 },
        { rate: 2000, net: -417, amount: -83 },
      ],
    });
  });

  test('takes only what another has left', () => {
    const left: OpenPrices = { ...open, goodsLeft: priceOf(300, 2000, 'gross'), due: 790 };
    expect(voucherPrice({ kind: 'fixed', amount: 1000 }, left, 'gross')).toEqual(
      negatePrice(priceOf(300, 2000, 'gross')),
    );
  });

  test('is net where prices are', () => {
    const net = priceOf(10_000, 2000, 'net');
    const netOpen: OpenPrices = { goods: net, goodsLeft: net, shippingLeft: zeroPrice, due: 12_000 };
    expect(voucherPrice({ kind: 'fixed', amount: 1000 }, netOpen, 'net')).toMatchObject({
      gross: -1200,
      net: -1000,
      tax: -200,
    });
  });

  test('below zero is a fault of the caller', () => {
    expect(() => voucherPrice({ kind: 'fixed', amount: -1 }, open, 'gross')).toThrow(RangeError);
  });
});

describe('a voucher of a percentage', () => {
  test.each([
    [0, 0],
    [1, -1],
    [333, -333],
    [490, -490],
    [1000, -1000],
    [5000, -5000],
    [9999, -9999],
    [10_000, -10_000],
  ])('of %d basis points takes %d of 10000', (share, gross) => {
    expect(voucherPrice({ kind: 'percent', share }, open, 'gross').gross).toBe(gross);
  });

  test.each([
    [999, 1000, -100], // 99.9
    [995, 1000, -100], // 99.5 up
    [994, 1000, -99],
    [1, 4999, 0],
    [1, 5000, -1],
    [10 ** 12, 490, -49_000_000_000],
  ])('rounds half up: of %d at %d bp it takes %d', (gross, share, taken) => {
    const price = priceOf(gross, 2000, 'gross');
    const some: OpenPrices = { goods: price, goodsLeft: price, shippingLeft: zeroPrice, due: gross };
    expect(voucherPrice({ kind: 'percent', share }, some, 'gross').gross).toBe(taken);
  });

  test('refers to the goods before other vouchers, and takes at most what those left', () => {
    const left: OpenPrices = { ...open, goodsLeft: priceOf(2500, 2000, 'gross'), due: 2990 };
    expect(voucherPrice({ kind: 'percent', share: 2000 }, left, 'gross').gross).toBe(-2000);
    expect(voucherPrice({ kind: 'percent', share: 3000 }, left, 'gross').gross).toBe(-2500);
  });

  test('of everything takes every rate to zero', () => {
    const price = voucherPrice({ kind: 'percent', share: 10_000 }, open, 'gross');
    expect(price).toEqual(negatePrice(goods));
  });
});

describe('a voucher of free shipping', () => {
  test('takes the shipping costs, rate by rate', () => {
    expect(voucherPrice({ kind: 'free-shipping' }, open, 'gross')).toEqual(negatePrice(shipping));
  });

  test('takes nothing where shipping is free already', () => {
    expect(voucherPrice({ kind: 'free-shipping' }, { ...open, shippingLeft: zeroPrice }, 'gross')).toEqual(zeroPrice);
  });
});

describe('a gift balance', () => {
  const paid = (gross: number): Price => ({ gross, net: gross, tax: 0, taxRates: [] });

  test.each([
    ['a part', 5000, -5000, 0],
    ['all, shipping too', 10_490, -10_490, 0],
    ['all, and keeps its rest', 15_000, -10_490, 4510],
    ['nothing when it is empty', 0, 0, 0],
    ['all of 10^12 but the price', 10 ** 12, -10_490, 10 ** 12 - 10_490],
  ])('pays %s, without tax effect', (_, balance, gross, rest) => {
    const price = voucherPrice({ kind: 'gift-balance', balance }, open, 'gross');
    expect(price).toEqual(paid(gross));
    expect(giftBalanceRest(balance, price)).toBe(rest);
  });

  test('pays what is due, gross, in a net shop as well', () => {
    const net = priceOf(10_000, 2000, 'net');
    const netOpen: OpenPrices = { goods: net, goodsLeft: net, shippingLeft: zeroPrice, due: 12_000 };
    expect(voucherPrice({ kind: 'gift-balance', balance: 20_000 }, netOpen, 'net')).toEqual(paid(-12_000));
  });

  test('below zero is a fault of the caller', () => {
    expect(() => voucherPrice({ kind: 'gift-balance', balance: -1 }, open, 'gross')).toThrow(RangeError);
  });
});
