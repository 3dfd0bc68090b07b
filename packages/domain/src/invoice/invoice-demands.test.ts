import { expect, test } from 'vitest';
import { paymentKinds } from '../payment-method.ts';
import type { InvoiceSeller } from './invoice.ts';
import { missingOnInvoice } from './invoice-demands.ts';
import { paymentMeansCode } from './payment-means.ts';
import { exemptionCode, type TaxCategory, taxTreatment } from './tax-category.ts';
import { unitCode } from './unit-code.ts';

const seller: InvoiceSeller = {
  ...{ name: 'Kontor GmbH', street: 'Gasse 1', zipCode: '1010', city: 'Wien', country: 'AT' },
  ...{ vatId: 'ATU12345678', taxNumber: '', registerNumber: '', contact: '', phone: '', email: '' },
};
const missing = (more: Partial<InvoiceSeller>, category: TaxCategory = 'S', vatId = '') =>
  missingOnInvoice({ ...seller, ...more }, { vatId }, [{ category }]);

test('a seller needs name, address and one tax id', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ name: ' ', street: '', zipCode: '', city: '', country: '' })).toEqual([
    ...['name', 'street', 'zipCode', 'city', 'country'],
  ]);
  expect(missing({ vatId: '' })).toEqual(['taxId']);
  expect(missing({ vatId: '', taxNumber: '12 345/6789' })).toEqual([]);
});

test('reverse charge and a delivery to another member state need both VAT ids, an export the seller’s [LAW N2]', () => {
  expect(missing({}, 'AE')).toEqual(['buyerVatId']);
  expect(missing({}, 'K')).toEqual(['buyerVatId']);
  expect(missing({}, 'K', 'DE123456789')).toEqual([]);
  expect(missing({ vatId: '', taxNumber: '1' }, 'G')).toEqual(['vatId']);
});

test('a rate is the category S; without tax it is Z, unless there is a reason', () => {
  expect(taxTreatment(490, 'small-business')).toEqual({ category: 'S', rate: 490 });
  expect(taxTreatment(0, null)).toEqual({ category: 'Z', rate: 0 });
  const untaxed = (['small-business', 'untaxed-deposit', 'reverse-charge', 'intra-community', 'export'] as const).map(
    (reason) => [taxTreatment(0, reason).category, exemptionCode(reason)],
  );
  expect(untaxed).toEqual([
    ['E', null],
    ['E', null],
    ['AE', 'VATEX-EU-AE'],
    ['K', 'VATEX-EU-IC'],
    ['G', 'VATEX-EU-G'],
  ]);
});

test('each way to pay has a code; PayPal and cards are an online payment service', () => {
  const code = (kind: Parameters<typeof paymentMeansCode>[0], hasAccount = true, isPaidByBalance = false) =>
    paymentMeansCode(kind, { hasAccount, isPaidByBalance });
  expect(paymentKinds.map((kind) => [kind, code(kind)])).toEqual([
    ['online', '68'],
    ['transfer', '58'],
    ['invoice', '58'],
    ['on-delivery', '10'],
  ]);
  expect([code('transfer', false), code('invoice', true, true)]).toEqual(['1', 'ZZZ']);
});

test('a unit has its code, piece where none is known', () => {
  expect(['Stück', 'm', 'Flasche', ' KG ', 'Paar', 'm²', 'Sack'].map(unitCode)).toEqual([
    ...['H87', 'MTR', 'XBO', 'KGM', 'PR', 'MTK', 'XSA'],
  ]);
  expect(['', 'Gebinde', 'constructor'].map(unitCode)).toEqual(['H87', 'H87', 'H87']);
});
