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

/** Whether this browser can use passkeys at all. */
export function hasPasskeySupport(): boolean {
  return browserSupportsWebAuthn();
}

/** Asks for a passkey in the browser's dialog. Rejects with a CallFailure, also when the operator closes it. */
export async function askForPasskey(): Promise<PasskeyProof> {
  const question = await sendCall('passkeyQuestion', {});
  return answerOf(question, false).catch(notUsed(passkeyTexts.notUsed));
}

/**
 * Offers passkeys among the suggestions of the e-mail field, until one is chosen; null where the browser cannot, or
 * when {@link stopOffering} ends it.
 */
export async function offerPasskeys(): Promise<PasskeyProof | null> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return null;
  try {
    return await answerOf(await sendCall('passkeyQuestion', {}), true);
  } catch {
    // Nobody has asked for it, so nobody is told: the button beside says what is wrong.
    return null;
  }
}

/** Ends the offer. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Makes a passkey in the browser's dialog. Rejects with a CallFailure when the operator closes it, or when this device
 * has one already.
 */
export async function makePasskey({ options }: PasskeyQuestion): Promise<PasskeyProof['answer']> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch((error: Error) =>
    notUsed(error.name === 'InvalidStateError' ? passkeyTexts.alreadyMade : passkeyTexts.notMade)(),
  );
  return { ...made };
}

/** What a browser refuses is told as a refusal of the shop is. */
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
