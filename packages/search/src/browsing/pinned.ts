import { type Bits, clearBit, countBits, hasBit, setBit } from '../sets/bits.ts';
import type { IndexState } from '../state/index-state.ts';
import type { TextMatch } from '../text/search-steps.ts';
import { documentOfId } from './document-of-id.ts';

/** The match of a search text, with the operator's pins and bars applied. */
export interface SteeredMatch extends TextMatch {
  /** The hits that the operator pinned to the top, in the operator's order. */
  readonly pinned: readonly number[];
  /** The documents that the operator removed from `hits`. */
  readonly barred: readonly number[];
}

/**
 * Removes the products from a match that the operator barred from the search text. Adds the products that the operator
 * pinned to it, if they are candidates. A product that is both pinned and barred is barred.
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
    clearBit(match.lesser, document);
  }
  const isChanged = barred.length + pinned.length > 0;
  return { ...match, pinned, barred, count: isChanged ? countBits(match.hits) : match.count };
}
