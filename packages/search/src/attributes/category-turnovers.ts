import type { Turnover } from '../documents/turnover.ts';
import type { Slices } from '../structures/slices.ts';

/** The documents added to and removed from one category, without those of categories below it. */
export interface CategoryTurnover extends Turnover {
  readonly category: number;
}

const none = new Uint32Array(0);

/** The turnover of each category that changed. `categories`: how many category numbers exist. */
export function* categoryTurnovers(
  { came, went }: Turnover,
  categories: number,
  categoryOf: (document: number) => number,
): Slices<readonly CategoryTurnover[]> {
  const [arrivals, losses] = [
    yield* byCategory(came, categories, categoryOf),
    yield* byCategory(went, categories, categoryOf),
  ];
  return Array.from({ length: categories }, (_, category) => ({
    category,
    came: arrivals[category] ?? none,
    went: losses[category] ?? none,
  })).filter((one) => one.came.length + one.went.length > 0);
}

/** The number of documents to count or place at a time. */
const inOneSlice = 32_768;

/** Groups documents by their categories. A category with too high a number is in no tree. */
function* byCategory(
  documents: Uint32Array,
  categories: number,
  categoryOf: (document: number) => number,
): Slices<Uint32Array[]> {
  const ends = new Uint32Array(categories + 1);
  for (let i = 0; i < documents.length; i++) {
    const category = Math.min(categoryOf(documents[i] ?? 0), categories);
    ends[category] = (ends[category] ?? 0) + 1;
    if (i % inOneSlice === 0) yield;
  }
  for (let category = 1; category < ends.length; category++)
    ends[category] = (ends[category] ?? 0) + (ends[category - 1] ?? 0);
  const starts = Uint32Array.from(ends.keys(), (category) => ends[category - 1] ?? 0);
  const [dealt, next] = [new Uint32Array(documents.length), starts.slice()];
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const category = Math.min(categoryOf(document), categories);
    const place = next[category] ?? 0;
    dealt[place] = document;
    next[category] = place + 1;
    if (i % inOneSlice === 0) yield;
  }
  return Array.from({ length: categories }, (_, category) => dealt.subarray(starts[category], ends[category]));
}
