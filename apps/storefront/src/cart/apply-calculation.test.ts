import { describe, expect, test } from 'vitest';
import { applyCalculation } from './apply-calculation.ts';
import { calculationOf, priceOf, sampleCart, sampleLine } from './testing/sample-cart.ts';

const hammer = sampleLine('h1', 2);
const saw = sampleLine('s1', 1);

describe('taking over a calculation (CONTRACT §5)', () => {
  test('nothing changed: the very same cart', () => {
    const cart = sampleCart(hammer, saw);
    expect(applyCalculation(cart, calculationOf(cart))).toBe(cart);
  });

  test.each([
    ['sold-out', 'Hammer: nicht mehr da.'],
    ['gone', '„Hammer h1“ ist nicht mehr erhältlich.'],
  ] as const)('a line that is %s leaves the cart with a sentence that names it', (kind, sentence) => {
    const cart = sampleCart(hammer, saw);
    const calculation = calculationOf(sampleCart(saw), [{ conditionId: 'h1', kind, msg: 'Hammer: nicht mehr da.' }]);
    expect(applyCalculation(cart, calculation)).toEqual({
      ...sampleCart(saw),
      notices: [sentence],
    });
  });

  test('where the shop names what a group is not offered, its own sentence stands', () => {
    const msg = '„Hammer h1“ wird zu Ihren Konditionen in dieser Form nicht angeboten.';
    const calculation = calculationOf(sampleCart(saw), [{ conditionId: 'h1', kind: 'gone', msg }]);
    expect(applyCalculation(sampleCart(hammer, saw), calculation)).toEqual({ ...sampleCart(saw), notices: [msg] });
  });

  test('of several articles with one name the removed one is named with its unit', () => {
    const pack = { ...hammer, condition: { ...hammer.condition, _id: 'h2', unit: '5er-Pack' } };
    const change = { conditionId: 'h2', kind: 'gone' as const, msg: 'Weg.' };
    expect(applyCalculation(sampleCart(hammer, pack), calculationOf(sampleCart(hammer), [change])).notices).toEqual([
      '„Hammer h1 mit Eschenstiel (5er-Pack)“ ist nicht mehr erhältlich.',
    ]);
  });

  test('of what ran short the rest is kept', () => {
    const msg = 'Nur noch 1 Stück.';
    const calculation = calculationOf(sampleCart({ ...hammer, amount: 1 }, saw), [
      { conditionId: 'h1', kind: 'sold-out', msg },
    ]);
    expect(applyCalculation(sampleCart(hammer, saw), calculation)).toEqual({
      ...sampleCart({ ...hammer, amount: 1 }, saw),
      notices: [msg],
    });
  });

  test('another price is taken over with the sentence, and the norm price of the old one is dropped', () => {
    const sold = { ...hammer, condition: { ...hammer.condition, normPrice: 24, normUnit: 'kg' } };
    const fresh = sampleLine('h1', 2, priceOf(15, 12.5, 2.5));
    const change = { conditionId: 'h1', kind: 'price' as const, msg: 'Hammer kostet jetzt 15,00 €.' };
    expect(applyCalculation(sampleCart(sold, saw), calculationOf(sampleCart(fresh, saw), [change]))).toEqual({
      ...sampleCart(fresh, saw),
      notices: ['Hammer kostet jetzt 15,00 €.'],
    });
  });

  test('the same news twice is one sentence; older ones stay until they are dismissed', () => {
    const cart = { ...sampleCart(saw), notices: ['Früher.', 'Hammer: nicht mehr da.'] };
    const calculation = calculationOf(sampleCart(saw), [
      { conditionId: 'h1', kind: 'gone', msg: 'Hammer: nicht mehr da.' },
    ]);
    expect(applyCalculation(cart, calculation)).toBe(cart);
  });

  test('the data beside a price is removed with it, and a new price has its own [LAW P7]', () => {
    const beside = { lowestPrice30: 15, listPrice: 16 };
    const reduced = { ...hammer, condition: { ...hammer.condition, ...beside } };
    const cart = sampleCart(reduced);
    expect(applyCalculation(cart, calculationOf(cart))).toBe(cart);
    const [calculated] = calculationOf(cart).items;
    if (calculated === undefined) throw new Error('no items');
    const price = { ...calculated.condition.price, gross: 99, net: 97 };
    const after = (more: object) => {
      const { lowestPrice30: _, listPrice: __, ...bare } = { ...reduced.condition, ...calculated.condition };
      const condition = { ...bare, price, ...more };
      const [line] = applyCalculation(cart, { ...calculationOf(cart), items: [{ ...calculated, condition }] }).items;
      return [line?.condition.lowestPrice30, line?.condition.listPrice];
    };
    expect(after({})).toEqual([undefined, undefined]);
    expect(after({ lowestPrice30: 12, listPrice: 16 })).toEqual([12, 16]);
  });

  test('a norm price and a delivery time that come with the answer are the fresh ones', () => {
    const calculation = calculationOf(sampleCart(hammer, saw));
    const [calculated, other] = calculation.items;
    if (calculated === undefined || other === undefined) throw new Error('no items');
    const condition = { ...calculated.condition, normPrice: 24, normUnit: 'kg' };
    const product = { stockStatusText: 'lieferbar in 5–7 Werktagen', termsOfDelivery: 'Spedition' };
    const fresh = applyCalculation(sampleCart(hammer, saw), {
      ...calculation,
      items: [{ ...calculated, condition, product }, other],
    });
    expect(fresh).toEqual(
      sampleCart(
        {
          ...hammer,
          product: { ...hammer.product, ...product },
          condition: { ...hammer.condition, normPrice: 24, normUnit: 'kg' },
        },
        saw,
      ),
    );
  });

  test('a voucher that no longer holds leaves the cart with the sentence, others stay', () => {
    const vouchers = [
      { code: 'SOMMER', session: 's-1' },
      { code: 'ZEHN', session: 's-2' },
    ];
    const cart = { ...sampleCart(hammer), vouchers };
    const msg = 'Der Gutschein SOMMER ist abgelaufen.';
    const calculation = calculationOf(cart, [{ code: 'Sommer', kind: 'voucher', msg }]);
    expect(applyCalculation(cart, calculation)).toEqual({
      ...cart,
      vouchers: [{ code: 'ZEHN', session: 's-2' }],
      notices: [msg],
    });
  });

  test('news of a voucher that still counts keeps it', () => {
    const voucher = { code: 'GUTHABEN', session: 's-1' };
    const cart = { ...sampleCart(hammer), vouchers: [voucher] };
    const calculation = {
      ...calculationOf(cart, [{ code: 'GUTHABEN', kind: 'voucher' as const, msg: 'Nur noch 3 €.' }]),
      vouchers: [{ ...voucher, price: priceOf(-3) }],
    };
    expect(applyCalculation(cart, calculation)).toEqual({ ...cart, notices: ['Nur noch 3 €.'] });
  });
});
