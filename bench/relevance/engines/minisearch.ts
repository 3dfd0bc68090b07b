import MiniSearch from 'minisearch';
import { type Engine, fieldsOf, firstOf, weights } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

/**
 * MiniSearch with prefixes, and typing errors in up to a fifth of the letters. Any word matches, and more words rank
 * higher. Requiring all words first gives no better results.
 */
export function miniSearch({ products }: JudgedSet): Engine {
  const index = new MiniSearch({
    fields: Object.keys(weights),
    searchOptions: { boost: weights, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(products.map(fieldsOf));
  return { find: (text) => ({ ids: firstOf(index.search(text).map(({ id }) => String(id))) }) };
}
