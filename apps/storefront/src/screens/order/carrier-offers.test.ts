import { CallFailure, type CallShop, type OrderCalculation } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { calculationOf, priceOf, sampleCart, sampleLine } from '../../cart/testing/sample-cart.ts';
import { carrierArrival, carrierNote } from './carrier-note.ts';
import { askCarriers, refusingCarriers } from './carrier-offers.ts';

const cart = sampleCart(sampleLine('a', 2));
const request: OrderCalculation = { items: [], address: { country: 'DE' } };

const arrival = { days: { min: 2, max: 4 }, from: '2026-11-26', to: '2026-11-30' };

/** Mocks order/calc: the answer depends on the carrier. Throws for a carrier that is not in `answers`. */
function shopOf(answers: Readonly<Record<string, number | CallFailure>>) {
  const asked: unknown[] = [];
  const call = (async (_name: string, body: OrderCalculation) => {
    asked.push(body);
    const answer = answers[body.carrier ?? ''];
    if (typeof answer !== 'number') throw answer;
    return { ...calculationOf(cart), shippingCosts: priceOf(answer, answer / 1.2), arrival };
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
    const offers = await askCarriers(call, request, ['Paketpost', 'Spedition', 'Bote']);
    expect(asked).toEqual(['Paketpost', 'Spedition', 'Bote'].map((carrier) => ({ ...request, carrier })));
    expect(offers).toMatchObject({
      Paketpost: { costs: { gross: 4.9 }, arrival },
      Spedition: 'not-deliverable',
      Bote: { costs: { gross: 0 } },
    });
    expect(refusingCarriers(offers)).toEqual(['Spedition']);
  });

  test('stays open where the shop cannot be asked, and refuses nothing', async () => {
    const { call } = shopOf({ Paketpost: new CallFailure(0, { code: 'network', msg: 'Weg.' }), Spedition: 49 });
    const offers = await askCarriers(call, request, ['Paketpost', 'Spedition']);
    expect(Object.keys(offers)).toEqual(['Spedition']);
    expect(refusingCarriers(offers)).toEqual([]);
  });

  test.each([
    [undefined, undefined],
    ['not-deliverable' as const, 'für diese Bestellung nicht möglich'],
    [{ costs: priceOf(0) }, 'kostenlos'],
    [{ costs: priceOf(5.88, 4.9) }, '5,88\u00a0€'],
  ])('%j reads %j', (offer, note) => {
    expect(carrierNote(offer, 'gross')).toBe(note);
  });

  test('is net where the shop declares net prices', () => {
    expect(carrierNote({ costs: priceOf(5.88, 4.9) }, 'net')).toBe('4,90\u00a0€');
  });
});

describe('the days of delivery with a carrier', () => {
  const offer = { costs: priceOf(4.9), arrival };
  test.each([
    ['known', offer, false, 'Lieferung Do., 26. Nov. bis Mo., 30. Nov.'],
    ['after a transfer', offer, true, 'Lieferung 2 bis 4 Werktage nach Zahlungseingang'],
    ['not known yet', undefined, false, '\u00a0'],
    ['of a carrier that does not take the order', 'not-deliverable' as const, false, '\u00a0'],
    ['that nobody knows', { costs: priceOf(4.9) }, false, '\u00a0'],
  ])('%s', (_, of, waitsForTransfer, words) => {
    expect(carrierArrival(of, { saysDays: true, waitsForTransfer })).toBe(words);
    expect(carrierArrival(of, { saysDays: false, waitsForTransfer })).toBeUndefined();
  });
});
