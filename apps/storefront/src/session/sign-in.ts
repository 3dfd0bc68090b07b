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

/** Logs in. The page of a former guest is reloaded (SPEC §4). */
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

/** Logs out after saving the cart. Rejects if the shop does not answer; the customer is still logged in then. */
export async function signOut(): Promise<void> {
  await saveCartNow();
  try {
    await call('logout', {});
  } catch (failure) {
    // 401: the session had already ended.
    if (callFailureOf(failure)?.status !== 401) throw failure;
  }
  settleSession(null);
  tellOtherTabs();
}

/**
 * Whether the login failed because the account was imported: status 500 (SPEC §4, §9). Unexpected failures have the
 * same status, but their answer has a `requestId` (CONTRACT §1).
 */
function isImported(failure: unknown): boolean {
  const { status, refusal } = callFailureOf(failure) ?? {};
  return status === 500 && refusal?.requestId === undefined;
}
