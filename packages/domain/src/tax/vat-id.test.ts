import { expect, test } from 'vitest';
import { cleanVatId, countryOfVatId, isVatId } from './vat-id.ts';

test.each([
  ['DE 123 456 789', 'DE123456789', true, 'DE'],
  ['atu12345678', 'ATU12345678', true, 'AT'],
  ['ATU-1234.5678', 'ATU12345678', true, 'AT'],
  ['EL123456789', 'EL123456789', true, 'GR'],
  ['NL123456789B01', 'NL123456789B01', true, 'NL'],
  ['GR123456789', 'GR123456789', false, 'GR'],
  ['AT12345678', 'AT12345678', false, 'AT'],
  ['DE12345678', 'DE12345678', false, 'DE'],
  ['CHE123456789MWST', 'CHE123456789MWST', false, 'CH'],
  ['constructor', 'CONSTRUCTOR', false, 'CO'],
  ['', '', false, ''],
])('“%s” is read as %s, of the form of a VAT id: %s [LAW T5]', (typed, vatId, is, country) => {
  expect(cleanVatId(typed)).toBe(vatId);
  expect(isVatId(vatId)).toBe(is);
  expect(countryOfVatId(vatId)).toBe(country);
});
