import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../structures/slices.ts';
import { TextList } from '../structures/text-list.ts';
import { joinSegments } from './join-segments.ts';
import { mergeSegments } from './merge-segments.ts';
import { SegmentWriter } from './segment-writer.ts';
import {
  eachPosting,
  emptySegment,
  type PostingLists,
  rangeOfPrefix,
  rangeOfTerm,
  sizeOf,
  type TermRange,
  type TextSegment,
} from './text-segment.ts';

type Posting = readonly [document: number, fields: number];
type Texts = Readonly<Record<string, readonly Posting[]>>;

function segmentOf(texts: Texts): TextSegment {
  const terms = Object.keys(texts).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const list = TextList.from(terms);
  const writer = new SegmentWriter();
  for (const [place, term] of terms.entries()) {
    for (const [document, fields] of texts[term] ?? []) writer.add(document, fields);
    writer.endTerm(list, place);
  }
  return writer.finish();
}

/** The postings of a term, or of all terms with a beginning, by document. */
function postings({ strong, weak }: TextSegment, rangeIn: (lists: PostingLists) => TermRange): Posting[] {
  const found: Posting[] = [];
  for (const lists of [strong, weak]) {
    eachPosting(lists, rangeIn(lists), (document, fields) => void found.push([document, fields]));
  }
  return found.toSorted(([a], [b]) => a - b);
}

function contents(segment: TextSegment): Texts {
  const terms = [segment.strong, segment.weak].flatMap(({ terms }) =>
    Array.from({ length: terms.length }, (_, place) => terms.at(place)),
  );
  return Object.fromEntries(terms.map((term) => [term, postings(segment, (lists) => rangeOfTerm(lists, term))]));
}

const term = fc.string({ unit: fc.constantFrom('a', 'ab', 'ß', '\uffee', '\u{1d400}'), minLength: 1, maxLength: 4 });
const someDocuments = (from: number, to: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 127 })), {
      selector: ([document]) => document,
      minLength: 1,
    })
    .map((some) => some.toSorted(([a], [b]) => a - b));
const someTexts = (from: number, to: number) => fc.dictionary(term, someDocuments(from, to), { noNullPrototype: true });

test('postings come back as they were written, of one term and of all that begin alike', () => {
  fc.assert(
    fc.property(someTexts(0, 1_000_000), term, (texts, sought) => {
      const segment = segmentOf(texts);
      expect(contents(segment)).toEqual(texts);
      expect(sizeOf(segment)).toBe(Object.values(texts).flat().length);
      expect(postings(segment, (lists) => rangeOfTerm(lists, sought))).toEqual(texts[sought] ?? []);
      const begun = Object.keys(texts).filter((other) => other.startsWith(sought));
      expect(postings(segment, (lists) => rangeOfPrefix(lists, sought))).toHaveLength(
        begun.flatMap((one) => texts[one] ?? []).length,
      );
    }),
  );
});

test('a word of descriptions takes one byte a product that is near the one before', () => {
  const near = Array.from({ length: 100 }, (_, i): Posting => [1000 + i * 60, 1]);
  expect(segmentOf({ und: near }).weak.postings).toHaveLength(101);
  expect(segmentOf({ und: near.map(([document]) => [document, 9]) }).strong.postings).toHaveLength(201);
});

test('merging keeps all postings, or those of documents that stay, by their new numbers', () => {
  fc.assert(
    fc.property(someTexts(0, 99), someTexts(100, 199), fc.uniqueArray(fc.nat(199)), (first, second, leaving) => {
      const [one, other] = [segmentOf(first), segmentOf(second)];
      const all: Record<string, readonly Posting[]> = { ...first };
      for (const [key, some] of Object.entries(second)) all[key] = [...(first[key] ?? []), ...some];
      expect(contents(atOnce(mergeSegments(one, other, null)))).toEqual(all);

      const staying = Array.from({ length: 200 }, (_, document) => document).filter((one) => !leaving.includes(one));
      const numbers = new Uint32Array(200).fill(200);
      for (const [number, document] of staying.entries()) numbers[document] = number;
      const kept = Object.entries(all)
        .map(
          ([key, some]) =>
            [
              key,
              some.flatMap(([document, fields]) => (numbers[document] === 200 ? [] : [[numbers[document], fields]])),
            ] as const,
        )
        .filter(([, some]) => some.length > 0);
      expect(contents(atOnce(mergeSegments(one, other, { numbers, gone: 200 })))).toEqual(Object.fromEntries(kept));
    }),
  );
});

test('small segments are merged with one another before a large one is written anew', () => {
  const large = segmentOf({ a: Array.from({ length: 100 }, (_, i): Posting => [i, 1]) });
  let segments: readonly TextSegment[] = [large];
  const sizes: number[][] = [];
  for (let document = 100; document < 106; document++) {
    segments = atOnce(joinSegments(segments, segmentOf({ b: [[document, 1]] })));
    sizes.push(segments.map(sizeOf));
  }
  expect(sizes).toEqual([
    [100, 1],
    [100, 2],
    [100, 2, 1],
    [100, 4],
    [100, 4, 1],
    [100, 4, 2],
  ]);
  expect(segments[0]).toBe(large);
  expect(atOnce(joinSegments(segments, emptySegment))).toBe(segments);
});
