import type { Credentials, User } from '@kontor/contract';
import { call } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import { saveCartNow } from '../visit/keep-saved.ts';
import { settleSession } from './ask-session.ts';
import { tellOtherTabs } from './session-tabs.ts';

/** The result of a login: it is done, the account was imported without a password (SPEC §4), or it failed. */
export type SignedIn =
  | { readonly state: 'done' }
  | { readonly state: 'no-password' }
  | { readonly state: 'failed'; readonly failure: unknown };

/** Logs in. Whoever was nobody before sees the page loaded anew (SPEC §4). */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  let user: User;
  try {
    user = await call('login', credentials);
  } catch (failure) {
    return isImported(failure) ? { state: 'no-password' } : { state: 'failed', failure };
  }
  settleSession(user);
  tellOtherTabs();
  return { state: 'done' };
}

/**
 * Logs out, after the cart was saved as it is. Rejects when the shop does not answer: the customer is still logged in
 * then.
 */
export async function signOut(): Promise<void> {
  await saveCartNow();
  try {
    await call('logout', {});
  } catch (failure) {
    // The session had ended by itself.
    if (callFailureOf(failure)?.status !== 401) throw failure;
  }
  settleSession(null);
  tellOtherTabs();
}

/**
 * SPEC §4, §9: status 500. Unexpected failures have that status too, but their answer names the entry in the log
 * (CONTRACT §1).
 */
function isImported(failure: unknown): boolean {
  const { status, refusal } = callFailureOf(failure) ?? {};
  return status === 500 && refusal?.requestId === undefined;
}
