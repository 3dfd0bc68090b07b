import { isGtin } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { drugstore } from './drugstore.ts';

describe('the drugstore', () => {
  const { products, queries } = drugstore;

  test('has thousands of products, fewer than half of them described', () => {
    const described = products.filter(({ description }) => description !== '').length;
    expect(products.length).toBeGreaterThan(3000);
    expect(products.length).toBeLessThan(6000);
    expect(described / products.length).toBeLessThan(0.45);
    expect(products.every(({ gtin }) => isGtin(gtin))).toBe(true);
    expect(new Set(products.map(({ gtin }) => gtin)).size).toBe(products.length);
  });

  test('has something for each grade that a query can give', () => {
    const wanting = queries.flatMap(({ text, best, good, useful }) =>
      Object.entries({ best, good, useful })
        .filter(([, rule]) => rule !== undefined && !products.some(rule))
        .map(([grade]) => `${text}: ${grade}`),
    );
    expect(wanting).toEqual([]);
  });
});
