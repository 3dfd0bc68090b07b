import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areShippedAlike,
  freeShippingFrom,
  freeShippingOf,
  type Shipment,
  type ShippingRule,
  shippingCost,
} from './shipping.ts';

const bulky: ShippingRule = { countries: ['AT'], carriers: ['Spedition'], cost: 4900 };
const letter: ShippingRule = { countries: ['AT'], carriers: ['Post'], toWeight: 250, cost: 190 };
const dear: ShippingRule = { countries: ['AT'], fromValue: 50_000, fromWeight: 10_000, cost: 990 };
const parcel: ShippingRule = { countries: ['AT'], carriers: '*', toWeight: 31_500, cost: 490, freeFrom: 6900 };
const germany: ShippingRule = { countries: ['DE', 'LU'], toWeight: 31_500, cost: 890, freeFrom: 15_000 };
const island: ShippingRule = { countries: ['IS'], cost: 0 };
const rules = [bulky, letter, dear, parcel, germany, island];
const shipment: Shipment = { country: 'AT', carrier: 'Post', goodsValue: 2500, weight: 1200 };

describe('what a shipment costs', () => {
  test.each([
    ['a parcel', {}, 490, parcel],
    ['a parcel without a choice of carriers', { carrier: '' }, 490, parcel],
    ['a letter', { weight: 80 }, 190, letter],
    ['a letter of no weight', { weight: 0 }, 190, letter],
    ['a letter at its weight limit', { weight: 250 }, 190, letter],
    ['a gram more than a letter', { weight: 251 }, 490, parcel],
    ['by forwarding agent', { carrier: 'Spedition' }, 4900, bulky],
    ['by forwarding agent, whatever its weight', { carrier: 'Spedition', weight: 900_000 }, 4900, bulky],
    ['by forwarding agent, never free', { carrier: 'Spedition', goodsValue: 10 ** 9 }, 4900, bulky],
    ['a cent below free', { goodsValue: 6899 }, 490, parcel],
    ['free from its threshold on', { goodsValue: 6900 }, 0, parcel],
    ['free above it', { goodsValue: 6901 }, 0, parcel],
    ['dear and heavy', { goodsValue: 50_000, weight: 10_000 }, 990, dear],
    ['dear, a gram too light', { goodsValue: 50_000, weight: 9999 }, 0, parcel],
    ['heavy, a cent too cheap', { goodsValue: 49_999, weight: 10_000 }, 0, parcel],
    ['dear, beyond the weight of a parcel', { goodsValue: 50_000, weight: 31_501 }, 990, dear],
    ['to Germany', { country: 'DE' }, 890, germany],
    ['to another country of the group', { country: 'LU' }, 890, germany],
    ['to Germany, free', { country: 'DE', goodsValue: 15_000 }, 0, germany],
    ['where it costs nothing', { country: 'IS' }, 0, island],
  ])('%s', (_, change, cost, rule) => {
    expect(shippingCost(rules, { ...shipment, ...change })).toEqual({ ok: true, cost, rule });
  });

  test.each([
    ['to a country of no rule', { country: 'US' }],
    ['to no country', { country: '' }],
    ['to a country in lower case', { country: 'at' }],
    ['too heavy, even when it would be free', { weight: 31_501, goodsValue: 9900 }],
    ['too heavy for Germany', { country: 'DE', weight: 31_501 }],
  ])('nothing, since it is not deliverable: %s', (_, change) => {
    expect(shippingCost(rules, { ...shipment, ...change })).toEqual({ ok: false, code: 'not-deliverable' });
  });

  test('nothing is deliverable without rules', () => {
    expect(shippingCost([], shipment)).toEqual({ ok: false, code: 'not-deliverable' });
  });

  test('a carrier that no rule names is not deliverable', () => {
    expect(shippingCost([bulky, letter], { ...shipment, carrier: 'Taube' })).toEqual({
      ok: false,
      code: 'not-deliverable',
    });
  });

  test('the first rule that matches decides, not the cheapest', () => {
    const everywhere: ShippingRule = { countries: '*', cost: 1990 };
    expect(shippingCost([everywhere, ...rules], shipment)).toMatchObject({ cost: 1990 });
    expect(shippingCost([...rules, everywhere], shipment)).toMatchObject({ cost: 490 });
    expect(shippingCost([...rules, everywhere], { ...shipment, country: 'US' })).toMatchObject({
      cost: 1990,
      rule: everywhere,
    });
  });

  test.each([
    ['the same country', 'AT', 'AT', 'Post', true],
    ['a rule for both', 'DE', 'LU', 'Post', true],
    ['other costs', 'AT', 'DE', 'Post', false],
    ['no rule for one of them', 'DE', 'US', 'Post', false],
    ['no rule for either', 'US', 'CA', 'Post', false],
  ])('shipping is alike for two countries: %s', (_, one, other, carrier, isAlike) => {
    expect(areShippedAlike(rules, carrier, [one, other])).toBe(isAlike);
  });

  test('two rules with the same terms are alike, and one that applies to a carrier only is not', () => {
    const to = (country: string, more: Partial<ShippingRule> = {}) => ({ countries: [country], cost: 890, ...more });
    expect(areShippedAlike([to('DE'), to('AT')], '', ['AT', 'DE'])).toBe(true);
    expect(areShippedAlike([to('DE', { toWeight: 10 }), to('AT')], '', ['AT', 'DE'])).toBe(false);
    expect(areShippedAlike([to('DE', { carriers: ['Post'] }), to('AT')], 'Post', ['AT', 'DE'])).toBe(true);
    expect(areShippedAlike([to('DE', { carriers: ['Post'] }), to('AT')], 'Bote', ['AT', 'DE'])).toBe(false);
  });

  test('a group of no countries serves nobody', () => {
    expect(shippingCost([{ countries: [], cost: 1 }], shipment).ok).toBe(false);
    expect(shippingCost([{ countries: '*', carriers: [], cost: 1 }], shipment).ok).toBe(false);
  });

  test('free shipping is told of a carrier and country if neither weight nor value changes it', () => {
    const free = (weight: number, freeFrom?: number) => ({
      ...{ countries: ['AT'], carriers: ['Post'], toWeight: weight, cost: 490 },
      ...(freeFrom !== undefined && { freeFrom }),
    });
    const to = (country: string, carrier: string) => ({ country, carrier });
    expect(freeShippingFrom([free(2000, 9000), free(9000, 9000)], to('AT', 'Post'))).toBe(9000);
    expect(freeShippingFrom([free(2000, 9000), free(9000, 9900)], to('AT', 'Post'))).toBeNull();
    expect(freeShippingFrom([free(2000, 9000), free(9000)], to('AT', 'Post'))).toBeNull();
    expect(freeShippingFrom([free(2000, 9000)], to('AT', 'Spedition'))).toBeNull();
    expect(freeShippingFrom([free(2000, 9000)], to('DE', 'Post'))).toBeNull();
    expect(freeShippingFrom([], to('AT', ''))).toBeNull();
  });

  test('a shipment says what it lacks to be free, unless dearer goods would still cost', () => {
    const to = { country: 'AT', carrier: 'Post', weight: 500 };
    const free = { countries: ['AT'], cost: 490, freeFrom: 9000 };
    const lacking = (rules: ShippingRule[], goodsValue: number) => freeShippingOf(rules, { ...to, goodsValue });
    expect(lacking([free], 3175)).toEqual({ from: 9000, missing: 5825 });
    expect(lacking([free], 9000)).toEqual({ from: 9000, missing: 0 });
    expect(lacking([free], 12_000)).toEqual({ from: 9000, missing: 0 });
    expect(lacking([{ countries: ['AT'], cost: 490 }], 3175)).toBeNull();
    expect(lacking([{ ...free, countries: ['DE'] }], 3175)).toBeNull();
    expect(lacking([{ ...free, fromValue: 5000, cost: 990 }, free], 3175)).toEqual({ from: 9000, missing: 5825 });
    expect(lacking([{ countries: '*', fromValue: 8000, cost: 990 }, free], 3175)).toBeNull();
  });

  test('free from nothing on is free', () => {
    expect(shippingCost([{ countries: '*', cost: 490, freeFrom: 0 }], { ...shipment, goodsValue: 0 })).toMatchObject({
      cost: 0,
    });
  });

  test('never more for dearer goods than the rule asks, and a rule of the list, in its order', () => {
    const anyShipment = fc.record({
      country: fc.constantFrom('AT', 'DE', 'US'),
      carrier: fc.constantFrom('', 'Post', 'Spedition'),
      goodsValue: fc.nat(100_000),
      weight: fc.nat(40_000),
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(rules), anyShipment, (offered, sent) => {
        const found = shippingCost(offered, sent);
        if (!found.ok) return;
        expect([0, found.rule.cost]).toContain(found.cost);
        const earlier = offered.slice(0, offered.indexOf(found.rule));
        expect(shippingCost(earlier, sent)).toEqual({ ok: false, code: 'not-deliverable' });
      }),
    );
  });
});
