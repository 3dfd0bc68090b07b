import type { Permutation } from '../order/permutation.ts';
import { type PageRange, pageOf } from '../order/sorted-page.ts';
import { type Bits, countBits, keepCommon, without } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { TextMatch } from '../text/search-steps.ts';

/**
 * One page of a search in an order that the visitor chose. First come the hits that are called as asked, then those
 * that only come near, then mere mentions, each in this order: the dearest hammer stands before what only mentions a
 * hammer.
 */
export function namedFirst(
  hits: Bits,
  { lesser, mentions }: Pick<TextMatch, 'lesser' | 'mentions'>,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const [named, near, mentioning] = [workspace.bits.take(), workspace.bits.take(), workspace.bits.take()];
  named.set(hits);
  without(named, lesser);
  keepCommon(near, hits, lesser);
  keepCommon(mentioning, near, mentions);
  without(near, mentions);
  const page: number[] = [];
  let before = 0;
  for (const group of [named, near, mentioning]) {
    const count = countBits(group);
    const rest = { offset: Math.max(0, offset - before), limit: limit - page.length };
    if (rest.limit > 0) page.push(...pageOf(group, count, order, rest, workspace));
    before += count;
  }
  return page;
}
