import { CallFailure, type CallShop, type OrderCalculation } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { calculationOf, priceOf, sampleCart, sampleLine } from '../../cart/testing/sample-cart.ts';
import { askCarrierCosts, refusingCarriers } from './carrier-costs.ts';
import { carrierNote } from './carrier-note.ts';

const cart = sampleCart(sampleLine('a', 2));
const request: OrderCalculation = { items: [], address: { country: 'DE' } };

/** Mocks order/calc: the answer depends on the carrier. Throws for a carrier that is not in `answers`. */
function shopOf(answers: Readonly<Record<string, number | CallFailure>>) {
  const asked: unknown[] = [];
  const call = (async (_name: string, body: OrderCalculation) => {
    asked.push(body);
    const answer = answers[body.carrier ?? ''];
    if (typeof answer !== 'number') throw answer;
    return { ...calculationOf(cart), shippingCosts: priceOf(answer, answer / 1.2) };
  }) as unknown as CallShop;
  return { call, asked };
}

describe('the cost of each carrier (CONTRACT §5)', () => {
  test.each(['not-deliverable', 'not-by-carrier'])('is asked once each, and one that is %s is named', async (code) => {
    const { call, asked } = shopOf({
      Paketpost: 4.9,
      Spedition: new CallFailure(409, { code, msg: 'Nicht möglich.' }),
      Bote: 0,
    });
    const costs = await askCarrierCosts(call, request, ['Paketpost', 'Spedition', 'Bote']);
    expect(asked).toEqual(['Paketpost', 'Spedition', 'Bote'].map((carrier) => ({ ...request, carrier })));
    expect(costs).toMatchObject({ Paketpost: { gross: 4.9 }, Spedition: 'not-deliverable', Bote: { gross: 0 } });
    expect(refusingCarriers(costs)).toEqual(['Spedition']);
  });

  test('stays open where the shop cannot be asked, and refuses nothing', async () => {
    const { call } = shopOf({ Paketpost: new CallFailure(0, { code: 'network', msg: 'Weg.' }), Spedition: 49 });
    const costs = await askCarrierCosts(call, request, ['Paketpost', 'Spedition']);
    expect(Object.keys(costs)).toEqual(['Spedition']);
    expect(refusingCarriers(costs)).toEqual([]);
  });

  test.each([
    [undefined, undefined],
    ['not-deliverable' as const, 'für diese Bestellung nicht möglich'],
    [priceOf(0), 'kostenlos'],
    [priceOf(5.88, 4.9), '5,88\u00a0€'],
  ])('%j reads %j', (cost, note) => {
    expect(carrierNote(cost, 'gross')).toBe(note);
  });

  test('is net where the shop declares net prices', () => {
    expect(carrierNote(priceOf(5.88, 4.9), 'net')).toBe('4,90\u00a0€');
  });
});
