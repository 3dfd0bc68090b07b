import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { onLoginWish } from '../../session/login-wish.ts';
import { useSession } from '../../session/use-session.ts';
import { failureTexts } from '../../texts/failure.de.ts';
import { shellTexts } from '../../texts/shell.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import type { LoginOverlayProps } from './login-overlay.tsx';

const loadOverlay = () => import('./login-overlay.tsx');

/**
 * 'Login', or 'Angemeldet' for a customer who is logged in (SPEC §2). The overlay's code is loaded when the button is
 * hovered, touched or focused. Both words are always rendered and one is visible, so that nothing moves when the
 * session is known.
 */
export function LoginButton({ offersRegistration }: { offersRegistration: boolean }) {
  const session = useSession();
  const [overlay, setOverlay] = useState<{ Shown: ComponentType<LoginOverlayProps> } | null>(null);
  const isSignedIn = session.state === 'signed-in';

  const reach = () => {
    loadOverlay().catch(() => undefined);
  };
  const open = async () => {
    try {
      setOverlay({ Shown: (await loadOverlay()).LoginOverlay });
    } catch {
      showSnackbar(failureTexts.network);
    }
  };

  const openNow = useEffectEvent(open);
  useEffect(() => onLoginWish(() => openNow()), []);

  return (
    <>
      <button
        type="button"
        className="login-button"
        aria-haspopup="dialog"
        data-state={session.state}
        onClick={open}
        onPointerEnter={reach}
        onFocus={reach}
      >
        <Icon name="person" />
        <span className="login-words">
          <span hidden={isSignedIn}>{shellTexts.login}</span>
          <span hidden={!isSignedIn}>{shellTexts.loggedIn}</span>
        </span>
      </button>
      {overlay !== null && <overlay.Shown offersRegistration={offersRegistration} onClose={() => setOverlay(null)} />}
    </>
  );
}
