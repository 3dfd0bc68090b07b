import type { Slices } from '../structures/slices.ts';
import { mergeSegments } from './merge-segments.ts';
import { sizeOf, type TextSegment } from './text-segment.ts';

/** A segment is at least so many times as large as the one behind it. */
const growth = 2;

/**
 * Appends a segment to others. Segments that are not much larger than what follows are merged with it. So there are few
 * segments, and large ones are rarely rewritten.
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
