import { expect, test } from 'vitest';
import { isProductId } from './product-id.ts';

test.each(['a-1', 'Cart', 'carts', 'c', 'ä ö', '...', 'a.b', '%2F', 'order'])('%s can be a product', (id) =>
  expect(isProductId(id)).toBe(true),
);

test.each(['', 'cart', 'register', 'C', 'P', '.', '..', 'a/b', '/', 'cart/order', 'a\\b', '\ud800'])(
  '"%s" can be none: its page would be another one, or none',
  (id) => expect(isProductId(id)).toBe(false),
);
