import { expect, test } from 'vitest';
import { errorForOperators } from './error-for-operators.ts';

test.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'Error: connect ECONNREFUSED 127.0.0.1:25'],
  [new TypeError('x is undefined\n    at y (z.ts:1)'), 'TypeError: x is undefined'],
  [new Error('smtps://shop:geheim@mail.example:465 refused'), 'Error: smtps://…@mail.example:465 refused'],
  [new Error('550 <Max.Muster+x@example.at> unknown'), 'Error: 550 <…@…> unknown'],
  [new Error('no order k3J9_x-ZqLw8RtYbVnM2Pd7A'), 'Error: no order …'],
  [new Error('order 550e8400-e29b-41d4-a716-446655440000 is gone'), 'Error: order … is gone'],
  [
    new Error('article 4006381333931 in order-confirmation-mail'),
    'Error: article 4006381333931 in order-confirmation-mail',
  ],
  ['plain text', 'plain text'],
  [undefined, 'undefined'],
])('%s', (error, said) => {
  expect(errorForOperators(error)).toBe(said);
});

test('is cut to 500 characters', () => {
  expect(errorForOperators('ä'.repeat(2000))).toBe('ä'.repeat(500));
});
