import { expect, test } from 'vitest';
import { refusalOfResponse } from './refusal-of-response.ts';

const generic = 'Ein Fehler ist aufgetreten.';
const unreachable = 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in Kürze noch einmal.';

test.each([
  [404, '{"msg":"Dieses Produkt gibt es nicht.","code":"product-not-found"}', 'Dieses Produkt gibt es nicht.'],
  [500, 'Wartungsarbeiten bis 14 Uhr.', 'Wartungsarbeiten bis 14 Uhr.'],
  [500, '"Wartungsarbeiten"', 'Wartungsarbeiten'],
  [500, '', generic],
  [500, '{"error":"x"}', generic],
  [500, 'null', generic],
  [500, 'x'.repeat(501), generic],
  [502, '<html><body><h1>502 Bad Gateway</h1></body></html>', unreachable],
  [504, '', unreachable],
  [500, '<!doctype html><h1>Error</h1>', generic],
])('a call answered with %i and %s tells the customer: %s [SPEC §8.5, §8.6]', (status, body, msg) => {
  expect(refusalOfResponse(status, body).msg).toBe(msg);
});

test('the data of a refusal is kept', () => {
  expect(refusalOfResponse(409, '{"msg":"a","code":"order-changed","order":{"total":1}}')).toEqual({
    ...{ msg: 'a', code: 'order-changed' },
    order: { total: 1 },
  });
});
