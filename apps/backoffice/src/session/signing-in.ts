import { sendCall } from '../calls/send-call.ts';
import type { ProofWay } from './proof-form.tsx';

/** Signing in. */
export const signingIn: ProofWay = {
  byPassword: (typed) => sendCall('officeSignIn', typed),
  byPasskey: (proof) => sendCall('passkeySignIn', proof),
};
