import type { Permutation } from '../order/permutation.ts';
import { type PageRange, pageOf } from '../order/sorted-page.ts';
import { type Bits, countBits, unite, without } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';

/**
 * One page of a search in an order that the visitor chose. The lesser hits stand behind the others, both in this order:
 * the dearest hammer stands before what only mentions a hammer.
 */
export function namedFirst(
  { hits, count }: { readonly hits: Bits; readonly count: number },
  lesser: Bits,
  order: Permutation,
  { offset, limit }: PageRange,
  workspace: Workspace,
): number[] {
  const first = workspace.bits.take();
  unite(first, hits);
  const firsts = countBits(without(first, lesser));
  const page = pageOf(first, firsts, order, { offset, limit }, workspace);
  const rest = { offset: Math.max(0, offset - firsts), limit: limit - page.length };
  if (rest.limit <= 0 || firsts === count) return page;
  const others = workspace.bits.take();
  unite(others, hits);
  return [...page, ...pageOf(without(others, first), count - firsts, order, rest, workspace)];
}
