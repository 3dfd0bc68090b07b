import type { SavedCart } from '@kontor/contract';
import type { Cart } from '../cart/cart.ts';
import { cartsTogether, isSameContent, whatDoesNotFit } from '../cart/saved-cart.ts';

/** How often another device may save first before we wait for the next occasion. */
const mostTries = 5;

/**
 * The steps by which the cart of this browser and the saved one come to the same content. `asked` is this browser's
 * cart when that began. What changes meanwhile is left for the next time.
 */
export type CartAgreement = { readonly asked: Cart } & (
  | { readonly step: 'load' }
  | { readonly step: 'save'; readonly together: SavedCart; readonly left: readonly string[]; readonly tries: number }
  /** `left`: names of what the saved cart has no room for. */
  | { readonly step: 'take-over'; readonly saved: SavedCart; readonly left: readonly string[] }
  /** Nothing to do, or another device saved first each time. */
  | { readonly step: 'stop' }
);

/** The shop's answer. */
export type CartAnswer =
  | { readonly type: 'loaded'; readonly saved: SavedCart }
  | { readonly type: 'stored'; readonly saved: SavedCart }
  /** Another device saved this cart meanwhile. */
  | { readonly type: 'overtaken'; readonly saved: SavedCart };

/**
 * Begins to bring both together. `mayKnow`: the saved cart that was agreed on last may be taken as unchanged; otherwise
 * it is loaded first.
 */
export function beginAgreement(asked: Cart, mayKnow: boolean): CartAgreement {
  if (asked.account === null) return { asked, step: 'stop' };
  const { saved } = asked.account;
  return mayKnow && saved !== null ? together(asked, saved, 0) : { asked, step: 'load' };
}

/** The next step after an answer of the shop. */
export function agreementAfter(agreement: CartAgreement, { type, saved }: CartAnswer): CartAgreement {
  const { asked } = agreement;
  if (type === 'loaded') return together(asked, saved, 0);
  if (agreement.step !== 'save') return agreement;
  const { left, tries } = agreement;
  return type === 'stored' ? { asked, step: 'take-over', saved, left } : together(asked, saved, tries);
}

/** The next step with a saved cart: nothing to save, saving both as one, or giving up. */
function together(asked: Cart, theirs: SavedCart, tried: number): CartAgreement {
  if (tried === mostTries) return { asked, step: 'stop' };
  const both = cartsTogether(asked, theirs);
  const left = whatDoesNotFit(asked, theirs);
  if (isSameContent(both, theirs)) return { asked, step: 'take-over', saved: theirs, left };
  return { asked, step: 'save', together: both, left, tries: tried + 1 };
}
