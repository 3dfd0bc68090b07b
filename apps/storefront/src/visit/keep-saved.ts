import type { CartChanged, SavedCart } from '@kontor/contract';
import { maxAmount, maxOrderLines } from '@kontor/domain';
import { call, callOnLeaving } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import type { Cart } from '../cart/cart.ts';
import { tell } from '../cart/change-cart.ts';
import { agreeWithSaved, hasGoneLine, missingProducts } from '../cart/saved-cart.ts';
import { formatCount } from '../format/format-price.ts';
import { cartTexts } from '../texts/cart.de.ts';
import { browserSession } from './browser-session.ts';
import { agreementAfter, beginAgreement, type CartAnswer } from './cart-agreement.ts';

/**
 * How long a cart must be unchanged before it is saved, in ms, so that several clicks on an amount are saved at once.
 */
const restBeforeSaving = 800;

const { cart } = browserSession;
let isKept = false;
let sessionEnded = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/**
 * The last order known at the last synchronisation. A later order has also removed its lines from the saved cart, so
 * that must be loaded again.
 */
let orderKnown: string | undefined;
let work: Promise<void> = Promise.resolve();

/**
 * From now on keeps the signed-in customer's saved cart and this browser's cart in sync: at once, at each change, and
 * whenever the visitor returns to the page. `whenSessionEnded` is called if the shop no longer knows the customer.
 */
export function keepCartSaved(whenSessionEnded: () => void): void {
  if (isKept) return;
  isKept = true;
  sessionEnded = whenSessionEnded;
  bringTogether('load');
  cart.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(saveCartNow, restBeforeSaving);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') bringTogether('load');
    else saveCartNow();
  });
}

/** Saves unsaved changes. Resolves when that is done or has failed. */
export function saveCartNow(): Promise<void> {
  clearTimeout(timer);
  return bringTogether('as-known');
}

/** Synchronisations run one after the other, so that each starts with the result of the previous one. */
function bringTogether(from: 'load' | 'as-known'): Promise<void> {
  work = work.then(() => agree(from)).catch(noteFailure);
  return work;
}

/** A failure is retried at the next occasion. A session that has ended is reported to the page. */
function noteFailure(failure: unknown): void {
  if (callFailureOf(failure)?.status === 401) sessionEnded();
}

async function agree(from: 'load' | 'as-known'): Promise<void> {
  const asked = cart.get().value;
  const lastOrder = asked.ordered.at(-1);
  let agreement = beginAgreement(asked, from === 'as-known' && lastOrder === orderKnown);
  while (agreement.step === 'load' || agreement.step === 'save') {
    const answer: CartAnswer =
      agreement.step === 'load'
        ? { type: 'loaded', saved: await call('cartLoad', {}) }
        : await save(agreement.together);
    agreement = agreementAfter(agreement, answer);
    orderKnown = lastOrder;
  }
  if (agreement.step === 'take-over') await takeOver(asked, agreement.saved, agreement.left);
}

async function save(together: SavedCart): Promise<CartAnswer> {
  try {
    return { type: 'stored', saved: await callOnLeaving('cartSave', together) };
  } catch (failure) {
    return { type: 'overtaken', saved: cartNowSaved(failure) };
  }
}

/** The cart that another device has saved meanwhile; throws any other failure. */
function cartNowSaved(failure: unknown): SavedCart {
  const refusal = callFailureOf(failure)?.refusal;
  if (refusal?.code !== 'cart-changed') throw failure;
  return (refusal as CartChanged).cart;
}

/** `left`: names of products in this browser's cart that do not fit into the saved one. */
async function takeOver(asked: Cart, saved: SavedCart, left: readonly string[]): Promise<void> {
  const ids = missingProducts(asked, saved);
  const { products } = ids.length === 0 ? { products: [] } : await call('cartProducts', { ids });
  const isGone = hasGoneLine(asked, saved, products);
  cart.change((now) => {
    const agreed = agreeWithSaved(now, asked, saved, products);
    const gone = isGone ? [cartTexts.savedLineGone] : [];
    const full =
      left.length > 0 ? [cartTexts.savedCartFull(left, formatCount(maxOrderLines), formatCount(maxAmount))] : [];
    return tell(agreed, [...gone, ...full]);
  });
}
