import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setBit } from '../sets/bits.ts';
import { Workspace } from '../sets/workspace.ts';
import type { Permutation } from './permutation.ts';
import { scoredPage } from './scored-page.ts';
import { pageOf } from './sorted-page.ts';

/** Documents 0 … size - 1 in an order that visits them in jumps. */
function jumbled(size: number): Permutation {
  const documents = Uint32Array.from({ length: size }, (_, place) => (place * 7919 + 13) % size);
  const places = new Uint32Array(size);
  for (const [place, document] of documents.entries()) places[document] = place;
  return { documents, places };
}

const size = 997; // prime, so that the jumps visit every document
const order = jumbled(size);

function bits(documents: Iterable<number>) {
  const set = new Workspace(size).bits.take();
  for (const document of documents) setBit(set, document);
  return set;
}

describe.each([0, 1, 3, 40, 500, 997])('of %d hits', (count) => {
  const hits = [...order.documents].filter((document) => (document * 31) % size < count);
  const set = bits(hits);

  test.each([1, 7, 200])('pages of %d are slices of all hits in the order', (limit) => {
    for (const offset of [0, 1, 5, Math.max(0, count >> 1), Math.max(0, count - limit), count - 1, count, 1e9]) {
      if (offset < 0) continue;
      const page = pageOf(set, hits.length, order, { offset, limit }, new Workspace(size));
      expect(page).toEqual(hits.slice(offset, offset + limit));
    }
  });
});

const manyHits = { minLength: 500, maxLength: size };

test('with scores: better ones first, equal ones in the order', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.uniqueArray(fc.nat(size - 1), { maxLength: 80 }), fc.uniqueArray(fc.nat(size - 1), manyHits)),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: size, maxLength: size }),
      fc.oneof(fc.nat(90), fc.nat(size)),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom(Uint8Array, Uint16Array),
      (documents, scores, offset, limit, kind) => {
        const score = kind.from(scores);
        const sorted = documents.toSorted(
          (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (order.places[a] ?? 0) - (order.places[b] ?? 0),
        );
        const hits = { hits: bits(documents), count: documents.length };
        expect(scoredPage(hits, score, order, { offset, limit }, new Workspace(size))).toEqual(
          sorted.slice(offset, offset + limit),
        );
      },
    ),
    { numRuns: 100 },
  );
});
