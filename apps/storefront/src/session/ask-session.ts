import type { User } from '@kontor/contract';
import { call } from '../calls/call.ts';
import { cartTexts } from '../texts/cart.de.ts';
import { browserSession, newCartKey } from '../visit/browser-session.ts';
import { currentSession, takeSession } from './current-session.ts';
import { changesIdentity, type Session } from './session.ts';
import { giveVisitTo } from './whose-visit.ts';

/** Counts what was learnt: an answer that was overtaken, such as by a login, is ignored. */
let turn = 0;

/**
 * Asks the shop who is signed in (SPEC §4). If the shop does not answer, what is known stays. If nothing is known, the
 * visitor may go on as a guest, and nothing of the visit is forgotten. A customer whose session has ended finds a
 * sentence in the cart, unless `isToldWhy`: whoever logs out in another tab knows.
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
 * Takes over who is signed in now, null for nobody: what this tab remembers becomes theirs, and the cart of a customer
 * is kept saved. `whenLeft`: what the cart says to a customer who is nobody now.
 */
export function settleSession(user: User | null, whenLeft: readonly string[] = []): void {
  turn += 1;
  const session: Session = user === null ? { state: 'signed-out' } : { state: 'signed-in', user };
  const isAnother = changesIdentity(currentSession(), session);
  giveVisitTo(browserSession, session, newCartKey, whenLeft);
  takeSession(session);
  if (user !== null && !isAnother)
    import('../visit/keep-saved.ts').then(({ keepCartSaved }) => keepCartSaved(askSession));
}

/**
 * Forgets at once what this tab remembers of a customer whose account was deleted; the page itself stays until it is
 * left.
 */
export function forgetDeletedCustomer(): void {
  turn += 1;
  giveVisitTo(browserSession, { state: 'signed-out' }, newCartKey);
}
