import type { CallShop } from '@kontor/contract';
import { call } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import { askSession } from './ask-session.ts';

/**
 * Makes a call that only signed-in customers may make. If their session has ended meanwhile, the whole page is told
 * (SPEC §4).
 */
export const accountCall: CallShop = async (name, body) => {
  try {
    return await call(name, body);
  } catch (failure) {
    noteEndedSession(failure);
    throw failure;
  }
};

/**
 * Asks who is signed in where a call failed because the session has ended: then the page is loaded anew, and says so in
 * the cart.
 */
export function noteEndedSession(failure: unknown): void {
  if (callFailureOf(failure)?.status === 401) askSession();
}
