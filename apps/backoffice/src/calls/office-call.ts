import type { OfficeAnswer, OfficeBody, OfficeCallName } from '@kontor/contract/office';
import { isRefusedWith } from './call-failure.ts';
import { type Gate, passGate } from './gate.ts';
import { sendCall } from './send-call.ts';

/**
 * Makes a call of the back office. When the session has ended or a proof of identity is asked for, the operator signs
 * in or proves it over the screen, and the same call follows. Nothing typed is lost. Rejects with a CallFailure.
 * `signal` gives up a read whose answer nobody waits for any more.
 */
export async function officeCall<Name extends OfficeCallName>(
  name: Name,
  body: OfficeBody<Name>,
  signal?: AbortSignal,
): Promise<OfficeAnswer<Name>> {
  for (;;) {
    try {
      return await sendCall(name, body, signal);
    } catch (failure) {
      const gate = gateOf(failure);
      if (gate === null || !(await passGate(gate))) throw failure;
    }
  }
}

function gateOf(failure: unknown): Gate | null {
  if (isRefusedWith(failure, 'not-signed-in')) return 'sign-in';
  return isRefusedWith(failure, 'proof-required') ? 'proof' : null;
}
