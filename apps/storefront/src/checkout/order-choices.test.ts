import { describe, expect, test } from 'vitest';
import { emptyDetails } from '../visit/order-details.ts';
import { choicesOf, offeredDetails } from './order-choices.ts';

const choices = { countries: ['AT', 'DE'], carriers: ['Post'], paymentConditions: ['vorkasse', 'rechnung'] };
const address = { ...emptyDetails().address, country: 'AT' };
const filled = {
  ...{ ...emptyDetails(), address, shippingAddress: address },
  ...{ email: 'anna@example.at', paymentCondition: 'vorkasse', carrier: 'Post' },
};

test('the choices go by name', () => {
  const offered = {
    countries: [{ shortName: 'AT', name: 'Österreich' }],
    billingCountries: [
      { shortName: 'AT', name: 'Österreich' },
      { shortName: 'FR', name: 'Frankreich' },
    ],
    carriers: ['Post'],
    paymentConditions: [{ name: 'vorkasse', title: 'Vorkasse' }],
  };
  expect(choicesOf(offered)).toEqual({
    ...{ countries: ['AT'], billingCountries: ['AT', 'FR'], carriers: ['Post'], paymentConditions: ['vorkasse'] },
  });
});

describe('details kept from before', () => {
  test('the bill may stay where the goods cannot go [LAW X2]', () => {
    const billed = { ...filled, address: { ...filled.address, country: 'FR' } };
    const kept = offeredDetails(billed, { ...choices, billingCountries: ['AT', 'DE', 'FR'] });
    expect([kept.address.country, offeredDetails(billed, choices).address.country]).toEqual(['FR', 'AT']);
  });

  test.each([
    ['AT', ['AT', 'DE']],
    ['DE', ['DE', 'AT']],
  ])('an empty form begins with %s, the first country of the shop [SPEC §3.22]', (first, countries) => {
    const { address, shippingAddress } = offeredDetails(emptyDetails(), { ...choices, countries });
    expect([address.country, shippingAddress.country]).toEqual([first, first]);
  });

  test('choices still on offer stay', () => {
    expect(offeredDetails(filled, choices)).toEqual(filled);
  });

  test('where there is one only, it is chosen, unless another was [SPEC §5.13]', () => {
    const one = { countries: ['AT'], carriers: ['Post'], paymentConditions: ['vorkasse'] };
    const { carrier, paymentCondition } = offeredDetails(emptyDetails(), one);
    expect([carrier, paymentCondition]).toEqual(['Post', 'vorkasse']);
    expect(offeredDetails({ ...filled, paymentCondition: 'rechnung' }, one).paymentCondition).toBe('');
    const several = offeredDetails(emptyDetails(), choices);
    expect([several.carrier, several.paymentCondition]).toEqual(['Post', '']);
  });

  test('other choices must be made again; a country falls back to the first one', () => {
    const offered = offeredDetails(filled, { countries: ['DE'], carriers: [], paymentConditions: ['rechnung'] });
    expect(offered).toEqual({
      ...filled,
      address: { ...filled.address, country: 'DE' },
      shippingAddress: { ...filled.shippingAddress, country: 'DE' },
      carrier: '',
      paymentCondition: '',
    });
  });
});
