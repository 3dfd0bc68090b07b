import type { User } from '@kontor/contract';
import { useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { accountAddress, registrationAddress } from '../../page/address.ts';
import { signOut } from '../../session/sign-in.ts';
import { loginTexts } from '../../texts/login.de.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';

/**
 * The actions of a customer who is logged in: go to the account, set a new password, log out (SPEC §2). The password is
 * set here with a code, which also works for a forgotten password. In the account it can be changed with the old one.
 */
export function SignedInPanel({ user, onLeave }: { user: User; onLeave: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    // After the logout the page is reloaded. Until then the button stays busy.
    await signOut().catch((found: unknown) => {
      setFailure(found);
      setBusy(false);
    });
  };

  return (
    <>
      <p>
        {loginTexts.signedInAs} <strong className="login-user">{user.email}</strong>
      </p>
      <a className="button button-primary" href={accountAddress} onClick={onLeave}>
        {loginTexts.account}
      </a>
      <p>
        <a href={registrationAddress} onClick={onLeave}>
          {loginTexts.changePassword}
        </a>
      </p>
      <div role="alert">{failure !== null && <Notice look="bad">{failureMessage(failure)}</Notice>}</div>
      <Button onClick={leave} aria-disabled={isBusy}>
        {loginTexts.signOut}
      </Button>
      {isBusy && <Progress label={loginTexts.signingOut} />}
    </>
  );
}
