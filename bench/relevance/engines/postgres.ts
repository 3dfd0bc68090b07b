import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../apps/server/src/database/postgres/embedded-postgres.ts';
import { type Engine, fieldsOf, firstOf, shown } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

/** The fields by PostgreSQL's four weights, from A to D. */
const vector = `
  setweight(to_tsvector('german', name), 'A') || setweight(to_tsvector('german', name_suffix), 'B') ||
  setweight(to_tsvector('simple', article_number || ' ' || gtin), 'A') ||
  setweight(to_tsvector('german', category || ' ' || attributes), 'C') ||
  setweight(to_tsvector('german', description), 'D')`;
const weights = '{0.1, 0.4, 0.5, 1.0}';

const schema = `
  create extension pg_trgm;
  create table product (id text primary key, name text, name_suffix text, category text, attributes text,
    article_number text, gtin text, description text, words tsvector generated always as (${vector}) stored,
    short text generated always as (name || ' ' || name_suffix || ' ' || category || ' ' || attributes || ' ' ||
      article_number) stored)`;

/** Matches by German stems and prefixes. */
const byWords = `
  select id from product, to_tsquery('german', $1) query where words @@ query
  order by ts_rank_cd('${weights}', words, query, 1) desc, id limit ${shown}`;

/** Lower than the default 0.6, which misses twice as many products. */
const similarity = 0.4;

/** Matches by similarity to any part of the text, for typing errors and parts of compounds. */
const byTrigrams = `
  select id from product where $1 <% short or $1 <% name
  order by word_similarity($1, name) + word_similarity($1, short) / 2 desc, id limit ${shown}`;

/** PostgreSQL's full text search in German: first all words, then similar texts (pg_trgm), then some words. */
export async function postgres({ products }: JudgedSet): Promise<Engine> {
  const server = await startEmbeddedPostgres();
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query(schema);
  await client.query(`set pg_trgm.word_similarity_threshold = ${similarity}`);
  await client.query(
    `insert into product (id, name, name_suffix, category, attributes, article_number, gtin, description)
     select * from json_to_recordset($1) as p(id text, name text, "nameSuffix" text, category text, attributes text,
       "articleNumber" text, gtin text, description text)`,
    [JSON.stringify(products.map(fieldsOf))],
  );
  const ids = async (query: string, text: string) => (await client.query(query, [text])).rows.map(({ id }) => id);
  return {
    async find(text) {
      const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`);
      if (words.length === 0) return { ids: [] };
      const [all, some] = [await ids(byWords, words.join(' & ')), await ids(byWords, words.join(' | '))];
      return { ids: firstOf(all, await ids(byTrigrams, text), some) };
    },
    async close() {
      await client.end();
      await server.stop();
    },
  };
}
