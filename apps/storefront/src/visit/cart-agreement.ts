import type { SavedCart } from '@kontor/contract';
import type { Cart } from '../cart/cart.ts';
import { cartsTogether, isSameContent, whatDoesNotFit } from '../cart/saved-cart.ts';

/** The maximum number of tries when other devices keep saving first. After that the next occasion is awaited. */
const mostTries = 5;

/**
 * The steps that synchronise this browser's cart with the saved one. `asked` is this browser's cart at the beginning.
 * Later changes are left for the next synchronisation.
 */
export type CartAgreement = { readonly asked: Cart } & (
  | { readonly step: 'load' }
  | { readonly step: 'save'; readonly together: SavedCart; readonly left: readonly string[]; readonly tries: number }
  /** `left`: names of the products that do not fit into the saved cart. */
  | { readonly step: 'take-over'; readonly saved: SavedCart; readonly left: readonly string[] }
  /** Nothing to do, or other devices saved first in every try. */
  | { readonly step: 'stop' }
);

/** The shop's answer. */
export type CartAnswer =
  | { readonly type: 'loaded'; readonly saved: SavedCart }
  | { readonly type: 'stored'; readonly saved: SavedCart }
  /** Another device saved the cart first. */
  | { readonly type: 'overtaken'; readonly saved: SavedCart };

/** Begins a synchronisation. `mayKnow`: the last known saved cart may be used; otherwise it is loaded first. */
export function beginAgreement(asked: Cart, mayKnow: boolean): CartAgreement {
  if (asked.account === null) return { asked, step: 'stop' };
  const { saved } = asked.account;
  return mayKnow && saved !== null ? together(asked, saved, 0) : { asked, step: 'load' };
}

/** The step after an answer of the shop. */
export function agreementAfter(agreement: CartAgreement, { type, saved }: CartAnswer): CartAgreement {
  const { asked } = agreement;
  if (type === 'loaded') return together(asked, saved, 0);
  if (agreement.step !== 'save') return agreement;
  const { left, tries } = agreement;
  return type === 'stored' ? { asked, step: 'take-over', saved, left } : together(asked, saved, tries);
}

/** The step with a given saved cart: nothing to save, saving the merged cart, or giving up. */
function together(asked: Cart, theirs: SavedCart, tried: number): CartAgreement {
  if (tried === mostTries) return { asked, step: 'stop' };
  const both = cartsTogether(asked, theirs);
  const left = whatDoesNotFit(asked, theirs);
  if (isSameContent(both, theirs)) return { asked, step: 'take-over', saved: theirs, left };
  return { asked, step: 'save', together: both, left, tries: tried + 1 };
}
