import type { OfficeAnswer, OfficeBody, OfficeCallName } from '@kontor/contract/office';
import { isRefusedWith } from './call-failure.ts';
import { type Gate, passGate } from './gate.ts';
import { sendCall } from './send-call.ts';

/**
 * Makes a call of the back office. If the session has ended or a proof of identity is required, the operator signs in
 * or gives the proof above the screen, and the call is repeated. No input is lost. Rejects with a CallFailure. `signal`
 * aborts a read whose answer is no longer needed.
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
