import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ProductRecord } from '../assembly/product.ts';

const products = readFileSync(join(import.meta.dirname, 'catalogue.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): ProductRecord => JSON.parse(line))
  .filter(({ type }) => type === 'product');
const productOf = new Map(products.map((product) => [product.articleNumber, product]));
const priceOf = (articleNumber: string) => productOf.get(articleNumber)?.conditions[0]?.price.gross ?? Number.NaN;
const packs = products.filter(({ references }) => references?.setOf !== undefined);

test('packs cost less than their bottles, hold as much, and name each with its alcohol', () => {
  expect(packs.map(({ articleNumber }) => articleNumber)).toEqual([
    'PK-6010',
    'PK-6020',
    'PK-6030',
    'PK-6110',
    'PK-6120',
  ]);
  for (const { articleNumber, references, conditions, nameSuffix, htmlDescription } of packs) {
    const parts = references?.setOf ?? [];
    const singly = parts.reduce((sum, part) => sum + priceOf(part.articleNumber) * (part.amount ?? 1), 0);
    const bottles = parts.reduce((sum, { amount = 1 }) => sum + amount, 0);
    expect([articleNumber, (conditions[0]?.price.gross ?? Number.NaN) < singly]).toEqual([articleNumber, true]);
    expect([articleNumber, nameSuffix]).toEqual([articleNumber, `${bottles} Flaschen`]);
    for (const part of parts) {
      const { name, alcohol = Number.NaN } = productOf.get(part.articleNumber) ?? {};
      expect(htmlDescription).toMatch(new RegExp(`${name} ?\\d*, ${alcohol.toLocaleString('de')} % vol</li>`));
    }
  }
});

test('whoever sells alcohol says how much, to whom, and what is in it [LAW S6, C10]', () => {
  const bottled = products.filter(({ alcohol }) => alcohol !== undefined);
  expect(bottled.length).toBeGreaterThan(40);
  for (const { articleNumber, alcohol = 0, minimumAge, ingredients, origin, conditions } of bottled) {
    const said = [articleNumber, minimumAge, origin, ingredients !== undefined];
    expect(said).toEqual([articleNumber, alcohol > 15 ? 18 : 16, 'AT', true]);
    expect([articleNumber, conditions.every(({ content }) => content !== undefined)]).toEqual([articleNumber, true]);
  }
  const wines = bottled.filter(({ alcohol = 0 }) => alcohol <= 15);
  expect(wines.filter(({ allergens }) => allergens?.join() !== 'sulphites')).toEqual([]);
  expect(wines.filter(({ nutrition }) => nutrition?.per !== '100 ml')).toEqual([]);
});

test('house wine leaves in whole cartons, cheaper from three on', () => {
  for (const number of ['GV-1030', 'ZW-2020']) {
    const [condition] = productOf.get(number)?.conditions ?? [];
    expect([condition?.minAmount, condition?.amountStep, condition?.scales?.map(({ from }) => from)]).toEqual([
      6,
      6,
      [18],
    ]);
  }
});
