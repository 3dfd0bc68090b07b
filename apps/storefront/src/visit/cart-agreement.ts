import type { SavedCart } from '@kontor/contract';
import type { Cart } from '../cart/cart.ts';
import { cartsTogether, isSameContent, whatDoesNotFit } from '../cart/saved-cart.ts';

/** How often another device may be faster before the next occasion is waited for. */
const mostTries = 5;

/**
 * The cart of this browser and the saved one on their way to the same content. `asked` is this browser's cart when that
 * began; what is changed meanwhile is the next agreement's.
 */
export type CartAgreement = { readonly asked: Cart } & (
  | { readonly step: 'load' }
  | { readonly step: 'save'; readonly together: SavedCart; readonly left: readonly string[]; readonly tries: number }
  /** `left`: what of this browser's cart the saved one has no room for, by name. */
  | { readonly step: 'take-over'; readonly saved: SavedCart; readonly left: readonly string[] }
  /** Nothing to do, or another device was faster each time. */
  | { readonly step: 'stop' }
);

/** What the shop answers. */
export type CartAnswer =
  | { readonly type: 'loaded'; readonly saved: SavedCart }
  | { readonly type: 'stored'; readonly saved: SavedCart }
  /** Another device saved a cart meanwhile: this one. */
  | { readonly type: 'overtaken'; readonly saved: SavedCart };

/**
 * Begins to bring both together. `mayKnow`: the saved cart that was agreed on last may be believed to be still the
 * same; otherwise it is loaded first.
 */
export function beginAgreement(asked: Cart, mayKnow: boolean): CartAgreement {
  if (asked.account === null) return { asked, step: 'stop' };
  const { saved } = asked.account;
  return mayKnow && saved !== null ? together(asked, saved, 0) : { asked, step: 'load' };
}

/** The agreement after an answer of the shop. */
export function agreementAfter(agreement: CartAgreement, { type, saved }: CartAnswer): CartAgreement {
  const { asked } = agreement;
  if (type === 'loaded') return together(asked, saved, 0);
  if (agreement.step !== 'save') return agreement;
  const { left, tries } = agreement;
  return type === 'stored' ? { asked, step: 'take-over', saved, left } : together(asked, saved, tries);
}

/** The next step with a saved cart: nothing to save, saving both as one, or no more tries. */
function together(asked: Cart, theirs: SavedCart, tried: number): CartAgreement {
  if (tried === mostTries) return { asked, step: 'stop' };
  const both = cartsTogether(asked, theirs);
  const left = whatDoesNotFit(asked, theirs);
  if (isSameContent(both, theirs)) return { asked, step: 'take-over', saved: theirs, left };
  return { asked, step: 'save', together: both, left, tries: tried + 1 };
}
