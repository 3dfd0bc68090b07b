import type { Queryable } from '../../database/database.ts';
import { chainHash, chainLinks, lastOfSeries, seriesFacts, sha256 } from './documents.repository.ts';

/** A check that failed: the number of a document, or a series. */
export type DocumentFault =
  | { readonly code: 'changed' | 'chain-broken'; readonly number: string }
  | { readonly code: 'link-missing'; readonly position: number }
  | { readonly code: 'gap'; readonly series: string; readonly missing: number };

/** What was checked, and what is wrong. `unrendered`: documents with a number but no file yet. */
export interface VerifiedDocuments {
  readonly rendered: number;
  readonly unrendered: number;
  readonly faults: readonly DocumentFault[];
}

/**
 * Checks all documents: each file is the issued one, the chain of hashes is intact, and the numbers of each series have
 * no gap. It reads every file.
 */
export async function verifyDocuments(queryable: Queryable): Promise<VerifiedDocuments> {
  const faults: DocumentFault[] = [];
  let [before, position] = ['', 0];
  for await (const { number, content, content_hash, chain_hash, chain_position, erased_at } of chainLinks(queryable)) {
    position += 1;
    for (; position < Number(chain_position); position++) faults.push({ code: 'link-missing', position });
    const bytes = content ?? new Uint8Array();
    // What was erased when its time had come cannot be checked any more. The next link rests on its hash.
    if (erased_at !== null) {
      before = chain_hash ?? '';
      continue;
    }
    if (sha256(bytes) !== content_hash) faults.push({ code: 'changed', number });
    if (chainHash(before, bytes) !== chain_hash) faults.push({ code: 'chain-broken', number });
    before = chain_hash ?? '';
  }
  let unrendered = 0;
  for (const facts of await seriesFacts(queryable)) {
    unrendered += facts.unrendered;
    const missing = (await lastOfSeries(queryable, facts.series)) - facts.count;
    if (missing !== 0) faults.push({ code: 'gap', series: facts.series, missing });
  }
  return { rendered: position, unrendered, faults };
}
