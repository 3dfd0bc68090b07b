import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { idsOf, testCategories, testProduct } from '../testing/catalogue.ts';

const discounts = [{ category: 'bohrer', share: 5000 }];
const groups = {
  shopDeclaration: 'gross',
  groups: [{ name: 'Partner', priceDeclaration: 'gross', discounts }],
} as const;
const orderBy = [{ field: 'price', direction: 'asc' }] as const;
const asPartner = { customerGroup: 'Partner', orderBy, limit: 3 };
const products = Array.from({ length: 30_000 }, (_, i) =>
  testProduct({ id: `p${i}`, categoryId: i === 29_999 ? 'bohrer' : 'obst', firstPrice: i === 29_999 ? 150 : 100 + i }),
);

test('a group’s orders are built in turns between other queries, and are right after changes', async () => {
  const index = createInMemoryIndex();
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, groups });
  let isMade = false;
  let answered = 0;
  const made = Promise.all([index.prepareFor('Partner'), index.prepareFor('Partner')]).then(() => {
    isMade = true;
  });
  const changed = index.apply({ version: 2, products: [testProduct({ id: 'cheap', firstPrice: 1 })], removedIds: [] });
  while (!isMade) {
    await nextTurn();
    answered += idsOf(index, { limit: 1 }).length;
  }
  await Promise.all([made, changed]);
  expect(answered).toBeGreaterThan(1);
  expect(idsOf(index, asPartner)).toEqual(['cheap', 'p29999', 'p0']);
  expect(idsOf(index, { ...asPartner, customerGroup: 'Niemand' })).toEqual(['cheap', 'p0', 'p1']);
  await index.prepareFor('Niemand');
});
