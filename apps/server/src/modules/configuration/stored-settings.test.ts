import { expect, test } from 'vitest';
import { readSetting } from './stored-settings.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';
import type { ShopConfiguration } from './types.ts';

const keys = Object.keys(defaultConfiguration) as (keyof ShopConfiguration)[];

test.each(keys)('%s is read as it was written', (key) => {
  const value = defaultConfiguration[key];
  expect(readSetting(key, JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('what an earlier version stored is read: beyond limits of today, and with parts of the seller missing', () => {
  expect(readSetting('title', '""')).toBe('');
  expect(readSetting('countries', '[{"shortName":"Austria","name":"Österreich"}]')).toHaveLength(1);
  expect(readSetting('seller', '{"companyName":"A"}')).toEqual({ companyName: 'A' });
});

test.each<[keyof ShopConfiguration, string, string]>([
  ['title', '5', 'configuration.value of title cannot be read: it must be string'],
  ['seller', '{"email":5}', 'configuration.value of seller cannot be read: /email must be string'],
  ['countries', '[{"name":"A"}]', 'configuration.value of countries cannot be read: /0 must have required properties'],
  ['shippingRules', '[', 'configuration.value of shippingRules cannot be read: it is no JSON'],
])('%s of another shape is never half read', (key, json, message) => {
  expect(() => readSetting(key, json)).toThrow(message);
});
