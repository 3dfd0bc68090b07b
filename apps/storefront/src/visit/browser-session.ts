import type { OrderDetails } from '@kontor/domain';
import { type Cart, emptyCart } from '../cart/cart.ts';
import { type Drafts, draftsVersion, noDrafts, readDrafts } from './drafts.ts';
import { type FinalOrder, finalOrderVersion, noFinalOrder, readFinalOrder } from './final-order.ts';
import { detailsVersion, emptyDetails, readDetails } from './order-details.ts';
import { randomKey } from './random-key.ts';
import {
  noRegistration,
  type RegistrationRequest,
  readRegistration,
  registrationVersion,
} from './registration-request.ts';
import { keepInSession, type SessionStorage, type SessionValue } from './session-value.ts';
import { cartVersion, readCart } from './stored-cart.ts';
import { keepTabsInStep, type TabChannel } from './tabs-in-step.ts';

/**
 * The stored data of a visit, under the keys of SPEC §4, `registration` and `drafts`. All tabs of the browser share the
 * cart. The other data belong to one tab.
 */
export interface ShoppingSession {
  readonly cart: SessionValue<Cart>;
  readonly details: SessionValue<OrderDetails>;
  readonly final: SessionValue<FinalOrder>;
  readonly registration: SessionValue<RegistrationRequest>;
  readonly drafts: SessionValue<Drafts>;
}

/**
 * Creates the stored values of a visit. `newKey` creates the Idempotency-Key of a new cart; `channel` connects the
 * other tabs.
 */
export function createShoppingSession(
  storage: SessionStorage | null,
  newKey: () => string,
  channel: TabChannel | null,
): ShoppingSession {
  const keeping = { key: 'cart', version: cartVersion, read: readCart, fresh: () => emptyCart(newKey()) };
  const cart = keepInSession(storage, keeping);
  return {
    cart: channel === null ? cart : keepTabsInStep(cart, channel, keeping),
    details: keepInSession(storage, {
      key: 'details',
      version: detailsVersion,
      read: readDetails,
      fresh: emptyDetails,
    }),
    final: keepInSession(storage, {
      key: 'final',
      version: finalOrderVersion,
      read: readFinalOrder,
      fresh: () => noFinalOrder,
    }),
    registration: keepInSession(storage, {
      key: 'registration',
      version: registrationVersion,
      read: readRegistration,
      fresh: () => noRegistration,
    }),
    drafts: keepInSession(storage, { key: 'drafts', version: draftsVersion, read: readDrafts, fresh: () => noDrafts }),
  };
}

/** A random key for a new cart. */
export function newCartKey(): string {
  return randomKey((bytes) => crypto.getRandomValues(bytes));
}

/** The session of this tab. On the server it has no storage and no other tabs. */
export const browserSession: ShoppingSession = createShoppingSession(tabStorage(), newCartKey, tabChannel());

/** Naming the storage throws in a browser that forbids it. */
function tabStorage(): SessionStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** If the browser does not support or forbids the channel, each tab has its own cart. */
function tabChannel(): TabChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel('cart');
  } catch {
    return null;
  }
}

/** A page restored from the back/forward cache still shows the cart as it was. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const value of Object.values(browserSession)) value.reload();
  });
}
