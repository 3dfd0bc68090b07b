import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfHtml } from '../../../apps/server/src/html/words-of-html.ts';
import type { CategoryRecord } from '../../../demo/assembly/category-tree.ts';
import type { ProductRecord } from '../../../demo/assembly/product.ts';
import type { JudgedSet } from '../judging/judged.ts';
import { demoQueries } from './demo-queries.ts';

/** The catalogue of the demo shop: tools, hardware, some books and a little to eat. */
const lines = readFileSync(join(import.meta.dirname, '../../../demo/catalogue.jsonl'), 'utf8')
  .trimEnd()
  .split('\n');
const root: CategoryRecord = JSON.parse(lines[0] ?? '');

export const demo: JudgedSet = {
  name: 'demo',
  categories: belowAnd(root, null),
  products: lines
    .map((line) => JSON.parse(line))
    .filter(({ type }) => type === 'product')
    .map(judged),
  queries: demoQueries,
};

function belowAnd({ _id, name, children }: CategoryRecord, parentId: string | null): JudgedSet['categories'] {
  return [{ id: _id, name, parentId }, ...children.flatMap((child) => belowAnd(child, _id))];
}

function judged(product: ProductRecord): JudgedSet['products'][number] {
  const below = product.categoryPath.filter(({ _id }) => _id !== root._id);
  return {
    id: product._id,
    name: product.name,
    nameSuffix: product.nameSuffix,
    category: below.map(({ name }) => name).join(' > '),
    categoryId: product.categoryPath.at(-1)?._id ?? root._id,
    articleNumber: product.articleNumber,
    gtin: product.gtin,
    attributes: Object.fromEntries(product.attributes.map(({ name, value }) => [name, value])),
    description: wordsOfHtml(product.htmlDescription),
  };
}
