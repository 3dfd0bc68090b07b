import { CallFailure } from '@kontor/contract';
import type { PasskeyProof, PasskeyQuestion } from '@kontor/contract/office';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { sendCall } from '../calls/send-call.ts';
import { passkeyTexts } from '../texts/passkey.de.ts';

/** Whether this browser supports passkeys. */
export function hasPasskeySupport(): boolean {
  return browserSupportsWebAuthn();
}

/** Asks for a passkey in the browser's dialog. Rejects with a CallFailure, also when the operator closes it. */
export async function askForPasskey(): Promise<PasskeyProof> {
  const question = await sendCall('passkeyQuestion', {});
  return answerOf(question, false).catch(notUsed(passkeyTexts.notUsed));
}

/**
 * Offers passkeys among the suggestions of the e-mail field until one is chosen. Null if the browser does not support
 * it, or if {@link stopOffering} ends it.
 */
export async function offerPasskeys(): Promise<PasskeyProof | null> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return null;
  try {
    return await answerOf(await sendCall('passkeyQuestion', {}), true);
  } catch {
    // The operator did not ask for it, so there is no message. The button beside it shows what is wrong.
    return null;
  }
}

/** Ends the offer. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Creates a passkey in the browser's dialog. Rejects with a CallFailure if the operator closes it or this device
 * already has one.
 */
export async function makePasskey({ options }: PasskeyQuestion): Promise<PasskeyProof['answer']> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch((error: Error) =>
    notUsed(error.name === 'InvalidStateError' ? passkeyTexts.alreadyMade : passkeyTexts.notMade)(),
  );
  return { ...made };
}

/** Reports the browser's refusal in the form of the shop's refusals. */
function notUsed(msg: string): () => never {
  return () => {
    throw new CallFailure(400, { code: 'passkey-not-used', msg });
  };
}

async function answerOf({ challenge, options }: PasskeyQuestion, useBrowserAutofill: boolean): Promise<PasskeyProof> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { challenge, answer: { ...answer } };
}
