import { fts5Trigram } from './engines/fts5-trigram.ts';
import { kontor } from './engines/kontor.ts';
import { miniSearch } from './engines/minisearch.ts';
import { orama } from './engines/orama.ts';
import { postgres } from './engines/postgres.ts';
import type { MakeEngine } from './judging/engine.ts';

/** All engines that are compared. Each gets the same fields of the same products. */
export const allEngines: Readonly<Record<string, MakeEngine>> = {
  kontor,
  'fts5-trigram': fts5Trigram,
  minisearch: miniSearch,
  orama,
  postgres,
};
