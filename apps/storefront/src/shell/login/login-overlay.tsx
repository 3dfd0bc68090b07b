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

/** Whom the overlay offers what: a registration, or a new password alone (SPEC §2). */
export interface LoginOverlayProps {
  readonly offersRegistration: boolean;
  readonly onClose: () => void;
}

/**
 * The login form, or what a customer who is logged in can do (SPEC §2). It closes when the customer arrives (SPEC §4)
 * and when a link leads on.
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
