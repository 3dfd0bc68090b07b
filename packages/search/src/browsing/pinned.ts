import { type Bits, clearBit, countBits, hasBit, setBit } from '../sets/bits.ts';
import type { IndexState } from '../state/index-state.ts';
import type { TextMatch } from '../text/search-steps.ts';
import { documentOfId } from './document-of-id.ts';

/** What a text leads to, as the operator has it. */
export interface SteeredMatch extends TextMatch {
  /** Those of `hits` that stand first, in the operator's order. */
  readonly pinned: readonly number[];
  /** What would be among `hits` otherwise. */
  readonly barred: readonly number[];
}

/**
 * Takes out of a match what the operator barred from the text, and adds what they pinned to it, where it is among the
 * candidates. What is both is barred.
 */
export function steered(state: IndexState, match: TextMatch, searchText: string, candidates: Bits): SteeredMatch {
  const documentsOf = (ids: readonly string[]) =>
    ids.map((id) => documentOfId(state, id)).filter((one) => one !== null);
  const unwanted = documentsOf(state.steering.bars.of(searchText));
  const barred = unwanted.filter((document) => hasBit(match.hits, document));
  const pinned = documentsOf(state.steering.pins.of(searchText)).filter(
    (document) => hasBit(candidates, document) && !unwanted.includes(document),
  );
  for (const document of barred) {
    clearBit(match.hits, document);
    clearBit(match.exact, document);
  }
  for (const document of pinned) {
    setBit(match.hits, document);
    setBit(match.exact, document);
  }
  const isChanged = barred.length + pinned.length > 0;
  return { ...match, pinned, barred, count: isChanged ? countBits(match.hits) : match.count };
}
