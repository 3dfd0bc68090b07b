import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { registrationAddress } from '../../page/address.ts';
import { useSession } from '../../session/use-session.ts';
import { loginTexts } from '../../texts/login.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { NoPasswordDialog } from './no-password-dialog.tsx';
import { SignedInPanel } from './signed-in-panel.tsx';

/** `offersRegistration`: whether visitors may register, or only customers may set a new password (SPEC §2). */
export interface LoginOverlayProps {
  readonly offersRegistration: boolean;
  readonly onClose: () => void;
}

/**
 * The login form, or the actions of a customer who is logged in (SPEC §2). It closes after the login (SPEC §4) and when
 * a link is followed.
 */
export function LoginOverlay({ offersRegistration, onClose }: LoginOverlayProps) {
  const router = useRouter();
  const session = useSession();
  const [wasSignedIn] = useState(session.state === 'signed-in');
  const [isImported, setImported] = useState(false);
  const isSignedIn = session.state === 'signed-in';

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn) close();
  }, [isSignedIn, wasSignedIn]);

  if (isImported) {
    const leave = () => {
      onClose();
      router.navigate({ href: registrationAddress });
    };
    return <NoPasswordDialog onClose={leave} />;
  }
  return (
    <Dialog
      className="login-dialog"
      title={isSignedIn ? loginTexts.signedInTitle : loginTexts.title}
      closeLabel={shopTexts.close}
      onClose={onClose}
    >
      {session.state === 'signed-in' ? (
        <SignedInPanel user={session.user} onLeave={onClose} />
      ) : (
        <LoginForm offersRegistration={offersRegistration} onImported={() => setImported(true)} onLeave={onClose} />
      )}
    </Dialog>
  );
}
