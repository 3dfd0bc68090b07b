import { DatabaseSync } from 'node:sqlite';
import { type Engine, fieldsOf, firstOf, shown, weights } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

/**
 * SQLite's FTS5 with trigrams, which finds a word anywhere inside others. Products with all words come first, then
 * those with some. If no word is found whole, any of its trigrams match, which tolerates typing errors.
 */
export function fts5Trigram({ products }: JudgedSet): Engine {
  const database = new DatabaseSync(':memory:');
  const columns = Object.keys(weights);
  const tokenizer = `tokenize = 'trigram remove_diacritics 1'`;
  database.exec(`create virtual table product using fts5(id unindexed, ${columns.join(', ')}, ${tokenizer})`);
  const insert = database.prepare(`insert into product values (${Array(columns.length + 1).fill('?')})`);
  for (const product of products) {
    const fields = fieldsOf(product);
    insert.run(fields.id, ...Object.keys(weights).map((column) => fields[column as keyof typeof weights]));
  }
  const rank = `bm25(product, 0, ${Object.values(weights).join(', ')})`;
  const select = database.prepare(`select id from product where product match ? order by ${rank} limit ${shown}`);
  const matching = (expression: string) => select.all(expression).map(({ id }) => String(id));
  return {
    find(text) {
      const words = wordsOf(text);
      if (words.length === 0) return { ids: [] };
      const found = firstOf(matching(words.map(quoted).join(' AND ')), matching(words.map(quoted).join(' OR ')));
      return { ids: found.length > 0 ? found : matching(words.map(anyTrigram).join(' OR ')) };
    },
    close: () => database.close(),
  };
}

/** Words of at least three letters. Shorter ones have no trigram. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= 3);
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

/** Ranks terms first that share the most and the rarest trigrams with the word. */
function anyTrigram(word: string): string {
  const trigrams = Array.from({ length: word.length - 2 }, (_, start) => word.slice(start, start + 3));
  return trigrams.map(quoted).join(' OR ');
}
