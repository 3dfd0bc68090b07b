import MiniSearch from 'minisearch';
import { type Engine, fieldsOf, firstOf, weights } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

/**
 * MiniSearch with beginnings of words and errors of a fifth of the letters. Any word will do, and more words rank
 * higher: with all words first it finds no better.
 */
export function miniSearch({ products }: JudgedSet): Engine {
  const index = new MiniSearch({
    fields: Object.keys(weights),
    searchOptions: { boost: weights, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(products.map(fieldsOf));
  return { find: (text) => ({ ids: firstOf(index.search(text).map(({ id }) => String(id))) }) };
}
