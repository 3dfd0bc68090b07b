import type { User } from '@kontor/contract';
import { call } from '../call.ts';
import { browserSession, newCartKey } from '../cart/browser-session.ts';
import { currentSession, takeSession } from './current-session.ts';
import { changesIdentity, type Session } from './session.ts';
import { giveVisitTo } from './whose-visit.ts';

/** Counts what was learnt: an answer that was overtaken, such as by a login, says nothing any more. */
let turn = 0;

/**
 * Asks the shop who is signed in (SPEC §4). A shop that does not answer leaves what is known; nothing known, the visitor may go on as a guest, and nothing
 * of the visit is forgotten for it.
 */
export async function askSession(): Promise<void> {
  turn += 1;
  const asked = turn;
  try {
    const user = await call('current', {});
    if (asked === turn) settleSession(user);
  } catch {
    if (currentSession().state === 'unknown') takeSession({ state: 'signed-out' });
  }
}

/** Takes over who is signed in now, null for nobody: what this tab remembers becomes theirs, and the cart of a customer is kept saved. */
export function settleSession(user: User | null): void {
  turn += 1;
  const session: Session = user === null ? { state: 'signed-out' } : { state: 'signed-in', user };
  const isAnother = changesIdentity(currentSession(), session);
  giveVisitTo(browserSession, session, newCartKey);
  takeSession(session);
  if (user !== null && !isAnother)
    import('../cart/keep-saved.ts').then(({ keepCartSaved }) => keepCartSaved(askSession));
}
