import { describe, expect, test } from 'vitest';
import { usualWeighing, type Weighing, weighing } from '../segments/match-weight.ts';
import { SegmentWriter } from '../segments/segment-writer.ts';
import { fieldBits, rangeOfTerm, type TextSegment } from '../segments/text-segment.ts';
import { documentsIn, hasBit, unite } from '../sets/bits.ts';
import { Workspace } from '../sets/workspace.ts';
import { TextList } from '../structures/text-list.ts';
import { addFinds, worthKeeping } from './add-finds.ts';
import type { Clue } from './clues.ts';
import { worthOfBeginning } from './match-word.ts';

/** Enough documents that the matches of most beginnings are cached, and those of a single term are not. */
const size = 120_000;
/** By term: the documents that contain it, with their fields. */
const texts: Readonly<Record<string, (document: number) => number>> = {
  saege: (document) => (document % 3 === 0 ? fieldBits.name | fieldBits.head : 0),
  saft: (document) => (document % 4 === 0 ? fieldBits.attributes | fieldBits.description : 0),
  schraube: (document) => (document % 5 < 2 ? fieldBits.description : 0),
  seltener: (document) => (document % 19_999 === 7 ? fieldBits.keywords : 0),
  tee: (document) => (document % 2 === 0 ? fieldBits.name : 0),
};

/** Words of every description. They make the segment large enough for caching. */
const others = Array.from({ length: 8 }, (_, i) => `wort${i}`);

/** A segment of documents from 500 on, as if behind others, with the number of postings read. */
function segment(): { segment: TextSegment; read: () => number } {
  const list = TextList.from([...Object.keys(texts), ...others]);
  const writer = new SegmentWriter();
  for (const [place, fieldsIn] of [
    ...Object.values(texts),
    ...others.map(() => () => fieldBits.description),
  ].entries()) {
    for (let document = 500; document < size; document++) {
      if (fieldsIn(document) !== 0) writer.add(document, fieldsIn(document));
    }
    writer.endTerm(list, place);
  }
  const { strong, weak } = writer.finish();
  let reads = 0;
  const postings = new Proxy(strong.postings, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) reads += 1;
      return Reflect.get(target, key, target);
    },
  });
  return { segment: { strong: { ...strong, postings }, weak }, read: () => reads };
}

function bytesIn({ strong: { starts } }: TextSegment, from: number, to: number): number {
  return (starts[to] ?? 0) - (starts[from] ?? 0);
}

function find(segment: TextSegment, clue: Clue, weighing: Weighing = usualWeighing) {
  const workspace = new Workspace(size);
  const found = { hits: workspace.bits.take(), strong: workspace.bits.take(), weights: workspace.bytes.take() };
  addFinds(found, segment, clue, { weighing, begun: worthOfBeginning(clue, weighing) }, workspace);
  unite(found.hits, found.strong);
  const hits = documentsIn(found.hits, new Uint32Array(size));
  return Array.from(hits, (document) => lineOf(document, found.weights[document], hasBit(found.strong, document)));
}

/** A match as one text, for comparing many. */
function lineOf(document: number, weight = 0, isStrong: boolean): string {
  return `${document} ${weight} ${isStrong}`;
}

/** The expected matches of the clue, document by document. */
function expected({ terms, beginning }: Clue, weighing: Weighing = usualWeighing) {
  const begun = worthOfBeginning({ terms, beginning }, weighing);
  const ways = [
    ...Object.keys(texts).flatMap((term) => (beginning !== null && term.startsWith(beginning) ? [[term, begun]] : [])),
    ...terms.map(({ term, as }) => [term, weighing.worth[as]] as const),
  ] as (readonly [string, Weighing['shortBeginning']])[];
  const finds: string[] = [];
  for (let document = 500; document < size; document++) {
    const found = ways.map(([term, { weights, isStrong }]) => {
      const fields = texts[term]?.(document) ?? 0;
      return { weight: weights[fields] ?? 0, isStrong: isStrong[fields] === 1 };
    });
    const counting = found.filter(({ weight }) => weight > 0);
    const weight = Math.max(0, ...counting.map((find) => find.weight));
    if (weight > 0)
      finds.push(
        lineOf(
          document,
          weight,
          counting.some((find) => find.isStrong),
        ),
      );
  }
  return finds;
}

const clues: Clue[] = [
  { terms: [], beginning: 's' },
  { terms: [{ term: 'saft', as: 'whole' }], beginning: 'sa' },
  {
    terms: [
      { term: 'saege', as: 'part' },
      { term: 'tee', as: 'inflected' },
      { term: 'schraube', as: 'whole' },
      { term: 'gibt es nicht', as: 'whole' },
    ],
    beginning: null,
  },
  { terms: [{ term: 'seltener', as: 'synonym' }], beginning: null },
];

describe('the finds of a clue', () => {
  const { segment: shared } = segment();

  test.each(clues)('are each document once, with its best find, made now or kept: $beginning', (clue) => {
    const finds = expected(clue).join('\n');
    expect(find(shared, clue).join('\n')).toBe(finds);
    expect(find(shared, clue).join('\n')).toBe(finds);
  });

  test('are kept where many postings lead to them, and read once', () => {
    const { segment: one, read } = segment();
    const [letter, , , rare] = clues;
    if (letter === undefined || rare === undefined) throw new Error('The clues are gone.');
    const bytesOf = (...terms: string[]) =>
      terms.map((term) => rangeOfTerm(one.strong, term)).reduce((sum, { from, to }) => sum + bytesIn(one, from, to), 0);
    find(one, letter);
    expect(read()).toBe(bytesOf('saege', 'saft', 'seltener'));
    expect(read()).toBeGreaterThan(worthKeeping);
    find(one, letter);
    expect(read()).toBe(bytesOf('saege', 'saft', 'seltener'));
    find(one, rare);
    find(one, rare);
    expect(read()).toBe(bytesOf('saege', 'saft', 'seltener', 'seltener', 'seltener'));
  });

  test('are weighed anew when the operator weighs otherwise', () => {
    const [letter] = clues;
    if (letter === undefined) throw new Error('The clues are gone.');
    const heavier = weighing({ name: 2, attributes: 0 });
    expect(find(shared, letter).join()).toBe(expected(letter).join());
    expect(find(shared, letter, heavier).join()).toBe(expected(letter, heavier).join());
    expect(find(shared, letter).join()).toBe(expected(letter).join());
  });
});
