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
 * What a visit remembers, under the keys of SPEC §4, `registration` and `drafts`. The cart is shared by all tabs of the
 * browser. What was typed and ordered belongs to its own tab.
 */
export interface ShoppingSession {
  readonly cart: SessionValue<Cart>;
  readonly details: SessionValue<OrderDetails>;
  readonly final: SessionValue<FinalOrder>;
  readonly registration: SessionValue<RegistrationRequest>;
  readonly drafts: SessionValue<Drafts>;
}

/**
 * Keeps the values of a visit in a storage. `newKey` makes the Idempotency-Key of each new cart; `channel` leads to the
 * other tabs, where there are any.
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

/** A key for a new cart from the browser's randomness. */
export function newCartKey(): string {
  return randomKey((bytes) => crypto.getRandomValues(bytes));
}

/** The session of this tab. The server reads nothing before it is first asked for, and has no other tabs. */
export const browserSession: ShoppingSession = createShoppingSession(tabStorage(), newCartKey, tabChannel());

/** A browser that forbids storage throws as soon as the storage is named. */
function tabStorage(): SessionStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** A browser that cannot reach other tabs, or forbids it, has a cart in each. */
function tabChannel(): TabChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel('cart');
  } catch {
    return null;
  }
}

/** A page put back from the browser's page cache still shows the cart as it was when it was left. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const value of Object.values(browserSession)) value.reload();
  });
}
