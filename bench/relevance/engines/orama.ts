import { create, insertMultiple, search } from '@orama/orama';
import { type Engine, fieldsOf, firstOf, shown, weights } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

const texts = {
  name: 'string',
  nameSuffix: 'string',
  category: 'string',
  attributes: 'string',
  articleNumber: 'string',
  gtin: 'string',
  description: 'string',
} as const;

/** Orama in German. It matches prefixes by itself. First all words, then some, then with one typing error each. */
export async function orama({ products }: JudgedSet): Promise<Engine> {
  const index = create({ schema: texts, language: 'german' });
  await insertMultiple(index, products.map(fieldsOf));
  const matching = async (term: string, threshold: number, tolerance: number) => {
    const { hits } = await search(index, { term, threshold, tolerance, boost: weights, limit: shown });
    return hits.map(({ id }) => id);
  };
  return {
    async find(text) {
      const found = firstOf(await matching(text, 0, 0), await matching(text, 1, 0), await matching(text, 1, 1));
      return { ids: found };
    },
  };
}
