import type { Slices } from '../structures/slices.ts';
import { mergeSegments } from './merge-segments.ts';
import { sizeOf, type TextSegment } from './text-segment.ts';

/** How often larger a segment is than the one behind it, at least. */
const growth = 2;

/**
 * Segments with one more behind them. Those that are not much larger than what comes behind are merged with it: so
 * there are few of them, and what is large is seldom written anew.
 */
export function* joinSegments(segments: readonly TextSegment[], arrived: TextSegment): Slices<readonly TextSegment[]> {
  if (sizeOf(arrived) === 0) return segments;
  const joined = [...segments];
  let last = arrived;
  for (;;) {
    const before = joined.at(-1);
    if (before === undefined || sizeOf(before) >= growth * sizeOf(last)) return [...joined, last];
    joined.pop();
    last = yield* mergeSegments(before, last, null);
  }
}
