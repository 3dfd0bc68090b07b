import type { OfficeAnswer, OfficeBody, OfficeCallName } from '@kontor/contract/office';
import { isRefusedWith } from './call-failure.ts';
import { type Gate, passGate } from './gate.ts';
import { sendCall, sendFileCall } from './send-call.ts';

/**
 * Makes a call of the back office. If the session has ended or a proof of identity is required, the operator signs in
 * or gives the proof above the screen, and the call is repeated. No input is lost. Rejects with a CallFailure. `signal`
 * aborts a read whose answer is no longer needed.
 */
export function officeCall<Name extends OfficeCallName>(
  name: Name,
  body: OfficeBody<Name>,
  signal?: AbortSignal,
): Promise<OfficeAnswer<Name>> {
  return throughGates(() => sendCall(name, body, signal));
}

/** The same for a call whose answer is a file. */
export function officeFile<Name extends OfficeCallName>(name: Name, body: OfficeBody<Name>): Promise<Blob> {
  return throughGates(() => sendFileCall(name, body));
}

async function throughGates<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
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
