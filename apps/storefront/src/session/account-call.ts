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
 * If a call failed because the session has ended, asks who is signed in. The page is then reloaded, and the cart says
 * why.
 */
export function noteEndedSession(failure: unknown): void {
  if (callFailureOf(failure)?.status === 401) askSession();
}
