import type { User } from '@kontor/contract';
import { call } from '../calls/call.ts';
import { cartTexts } from '../texts/cart.de.ts';
import { browserSession, newCartKey } from '../visit/browser-session.ts';
import { currentSession, takeSession } from './current-session.ts';
import { changesIdentity, type Session } from './session.ts';
import { giveVisitTo } from './whose-visit.ts';

/** Incremented with each new session state, so that an outdated answer, for example from before a login, is ignored. */
let turn = 0;

/**
 * Asks the shop who is signed in (SPEC §4). If it does not answer, the known session stays; if none is known, the
 * visitor continues as a guest and nothing is forgotten. A customer whose session has ended is told so in the cart,
 * unless `isToldWhy`: they logged out in another tab.
 */
export async function askSession(isToldWhy = false): Promise<void> {
  turn += 1;
  const asked = turn;
  try {
    const user = await call('current', {});
    if (asked === turn) settleSession(user, isToldWhy ? [] : [cartTexts.signedOut]);
  } catch {
    if (currentSession().state === 'unknown') takeSession({ state: 'signed-out' });
  }
}

/**
 * Applies the session, null for a guest: the stored visit becomes theirs, and a customer's cart is kept in sync with
 * the saved one. `whenLeft`: sentences in the cart for a customer who is no longer signed in.
 */
export function settleSession(user: User | null, whenLeft: readonly string[] = []): void {
  turn += 1;
  const session: Session = user === null ? { state: 'signed-out' } : { state: 'signed-in', user };
  const isAnother = changesIdentity(currentSession(), session);
  giveVisitTo(browserSession, session, newCartKey, whenLeft);
  takeSession(session);
  if (user === null || isAnother) return;
  import('../visit/keep-saved.ts').then(({ keepCartSaved }) => keepCartSaved(askSession));
  import('./keep-wishes.ts').then(({ joinAccount }) => joinAccount(askSession));
}

/** Forgets at once what this tab stores about a customer whose account was deleted. The page stays until it is left. */
export function forgetDeletedCustomer(): void {
  turn += 1;
  giveVisitTo(browserSession, { state: 'signed-out' }, newCartKey);
}
