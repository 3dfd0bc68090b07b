import { describe, expect, test } from 'vitest';
import { offeredDetails } from '../../checkout/order-choices.ts';
import { emptyDetails } from '../../visit/order-details.ts';
import { detailsResolver, fieldErrors } from './details-resolver.ts';

const choices = { countries: ['AT', 'DE'], carriers: ['Post'], paymentConditions: ['vorkasse', 'rechnung'] };
const filled = {
  ...emptyDetails(),
  email: 'anna@example.at',
  address: {
    name: 'Huber',
    firstName: 'Anna',
    companyName: '',
    street: 'Ring 1',
    zipCode: '1010',
    city: 'Wien',
    country: 'AT',
  },
  paymentCondition: 'vorkasse',
  carrier: 'Post',
};
const resolve = (details = filled, offered = choices) =>
  detailsResolver(offered)(details, undefined, { fields: {}, shouldUseNativeValidation: false });
const required = { type: 'required', message: 'Pflichtfeld' };

describe('checking the order form (SPEC §5)', () => {
  test('a filled form passes, cleaned of what nobody sees', async () => {
    const typed = { ...filled, email: ' anna@example.at ', address: { ...filled.address, city: ' Wien ' } };
    expect(await resolve(typed)).toEqual({ values: filled, errors: {} });
  });

  test('an untouched form names every required field, and only those [SPEC §5.11, §5.13, §5.15]', async () => {
    expect(await resolve(offeredDetails(emptyDetails(), { ...choices, carriers: ['Post', 'DHL'] }))).toEqual({
      values: {},
      errors: {
        email: required,
        address: { name: required, firstName: required, street: required, zipCode: required, city: required },
        paymentCondition: required,
        carrier: required,
      },
    });
  });

  test.each(['anna', 'anna@', '@example.at', 'anna@example', 'anna huber@example.at', 'a\n@example.at'])(
    'the e-mail %j is not valid',
    async (email) => {
      const { errors } = await resolve({ ...filled, email });
      expect(errors).toEqual({ email: { type: 'invalid-email', message: 'Keine gültige Mailadresse' } });
    },
  );

  test('a postal code must be one of its country', async () => {
    const { errors } = await resolve({ ...filled, address: { ...filled.address, country: 'DE' } });
    const message = 'Keine gültige Postleitzahl für dieses Land (Beispiel: 80331)';
    expect(errors).toEqual({ address: { zipCode: { type: 'invalid-postal-code', message } } });
  });

  test('a carrier is required only where there is one to choose [SPEC §5.14]', async () => {
    const { errors } = await resolve({ ...filled, carrier: '' }, { ...choices, carriers: [] });
    expect(errors).toEqual({});
  });

  test('a carrier that does not take the order must be changed; with none left it is the address', async () => {
    const refusedBy = (...refusing: string[]) =>
      detailsResolver({ ...choices, carriers: ['Post', 'Bote'] }, refusing)(filled, undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      });
    expect((await refusedBy('Bote')).errors).toEqual({});
    const other = 'Diese Versandart ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.';
    expect((await refusedBy('Post')).errors).toEqual({ carrier: { type: 'not-deliverable', message: other } });
    const none = 'An diese Adresse können wir diese Bestellung leider nicht liefern.';
    expect((await refusedBy('Post', 'Bote')).errors).toEqual({ carrier: { type: 'not-deliverable', message: none } });
  });

  test('a separate shipping address may be empty, but not wrong [SPEC §5.15]', async () => {
    const separate = { ...filled, separateShippingAddress: true };
    expect((await resolve(separate)).errors).toEqual({});
    const long = { ...separate, shippingAddress: { ...filled.address, city: 'x'.repeat(101) } };
    expect((await resolve(long)).errors).toEqual({
      shippingAddress: { city: { type: 'too-long', message: 'Diese Angabe ist zu lang (höchstens 100 Zeichen).' } },
    });
    expect((await resolve({ ...long, separateShippingAddress: false })).errors).toEqual({});
  });
});

test('every reason of the domain has a sentence, nested as the fields are', () => {
  const refusals = (['too-long', 'control-character', 'unknown'] as const).map((code, i) => ({
    path: ['address.street', 'address.city', 'carrier'][i] ?? '',
    code,
    ...(code === 'too-long' && { limit: 200 }),
  }));
  expect(fieldErrors(refusals)).toEqual({
    address: {
      street: { type: 'too-long', message: 'Diese Angabe ist zu lang (höchstens 200 Zeichen).' },
      city: { type: 'control-character', message: 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.' },
    },
    carrier: { type: 'unknown', message: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.' },
  });
});
