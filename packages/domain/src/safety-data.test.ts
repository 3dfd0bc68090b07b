import { expect, test } from 'vitest';
import { type SafetyContact, safetyGaps } from './safety-data.ts';

const whole: SafetyContact = { name: 'Hammerwerk GmbH', address: 'Amboßweg 1, Wien', email: 'info@hammerwerk.example' };
const gaps = (
  manufacturer: SafetyContact | undefined,
  manufacturerCountry?: string,
  responsible: SafetyContact | undefined = undefined,
) => safetyGaps({ manufacturer, manufacturerCountry, responsible }).map(({ whose, part }) => `${whose} ${part}`);

test('a maker is named with postal and electronic address', () => {
  expect(gaps(whole)).toEqual([]);
  expect(gaps(undefined)).toEqual(['manufacturer name', 'manufacturer address', 'manufacturer email']);
  expect(gaps({ ...whole, email: '' })).toEqual(['manufacturer email']);
});

test('a maker outside the economic area needs somebody responsible within', () => {
  for (const inside of ['AT', 'DE', 'NO', undefined]) expect(gaps(whole, inside)).toEqual([]);
  for (const outside of ['CN', 'GB', 'CH'])
    expect(gaps(whole, outside)).toEqual(['responsible name', 'responsible address', 'responsible email']);
  expect(gaps(whole, 'CN', { name: 'Import OG', email: 'i@o.example' })).toEqual(['responsible address']);
  expect(gaps(whole, 'CN', whole)).toEqual([]);
});
