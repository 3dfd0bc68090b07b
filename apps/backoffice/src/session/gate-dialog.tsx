import type { CurrentOperator, IdentityProof } from '@kontor/contract/office';
import { useSyncExternalStore } from 'react';
import { isRefusedWith } from '../calls/call-failure.ts';
import { currentGate, passGate, settleGate, subscribeToGate } from '../calls/gate.ts';
import { sendCall } from '../calls/send-call.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { kitTexts } from '../texts/kit.de.ts';
import { sessionTexts as texts } from '../texts/session.de.ts';
import { useOperator } from './office-state.ts';
import { ProofForm, type ProofWay } from './proof-form.tsx';
import { signingIn } from './signing-in.ts';

const proving: ProofWay = {
  byPassword: ({ password, code }) => prove({ password, ...(code !== undefined && { code }) }),
  byPasskey: prove,
};

/** A proof given after the session has ended: the operator is asked to sign in instead. */
async function prove(proof: IdentityProof): Promise<CurrentOperator> {
  try {
    return await sendCall('prove', proof);
  } catch (failure) {
    if (isRefusedWith(failure, 'not-signed-in')) passGate('sign-in');
    throw failure;
  }
}

/**
 * Above any screen: asks the operator to sign in when the session has ended, or for a proof before an important change.
 * The waiting call is then repeated with the same input.
 */
export function GateDialog() {
  const gate = useSyncExternalStore(subscribeToGate, currentGate);
  if (gate === null) return null;
  return <OpenGate key={gate} isSignIn={gate === 'sign-in'} />;
}

function OpenGate({ isSignIn }: { isSignIn: boolean }) {
  const operator = useOperator();
  const giveUp = () => settleGate(false);
  const proven = (found: CurrentOperator) => {
    // Another operator must not send what the first one typed.
    if (found._id === operator._id) settleGate(true);
    else location.reload();
  };
  return (
    <Dialog title={isSignIn ? texts.endedTitle : texts.proofTitle} onClose={giveUp}>
      <p>{isSignIn ? texts.ended : texts.proof}</p>
      <ProofForm
        way={isSignIn ? signingIn : proving}
        email={operator.email}
        submit={isSignIn ? texts.signIn : texts.prove}
        passkey={isSignIn ? texts.passkey : texts.provePasskey}
        onProven={proven}
        actionsClassName="dialog-actions"
        actions={<Button onClick={giveUp}>{kitTexts.cancel}</Button>}
      />
      {isSignIn && (
        <p>
          {/* Reloading the page discards what was typed. */}
          <Button look="plain" onClick={() => location.reload()}>
            {texts.otherPerson}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
