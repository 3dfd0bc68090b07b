import './registration.css';
import type { Credentials } from '@kontor/contract';
import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { rootPath } from '../../page/address.ts';
import { AlertDialog, ErrorDialog } from '../../page/alert-dialog.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { tellOtherTabs } from '../../session/session-tabs.ts';
import { registrationTexts } from '../../texts/login.de.ts';
import { Notice } from '../../ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { RequestForm } from './request-form.tsx';

const root = getRouteApi(rootRouteId);

/** The dialog that is open. Its kind decides what happens when it is closed. */
type Said = { readonly kind: 'sent' | 'done' } | { readonly kind: 'failed'; readonly message: string };

/**
 * 'Registrierung / Passwort zurücksetzen' (SPEC §2): the customer requests a code, then uses it to set the password,
 * and is logged in with it. If that fails, they log in by themselves.
 */
export function RegistrationScreen() {
  const isForAnybody = root.useLoaderData({ select: (shell) => shell.login === 'anybody' });
  const [said, setSaid] = useState<Said | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const { call } = useShop();

  const close = () => {
    setSaid(null);
    if (said?.kind === 'sent') requestAnimationFrame(() => code.current?.focus());
    // Reloads the whole page: the new password has ended all sessions that used the old one (SPEC §4).
    if (said?.kind === 'done') location.assign(rootPath);
  };

  const finish = async (credentials: Credentials) => {
    await call('login', credentials).then(tellOtherTabs, () => undefined);
    setSaid({ kind: 'done' });
  };

  return (
    <div className="registration">
      <PageHead title={registrationTexts.title} hidden />
      <h1 tabIndex={-1}>{registrationTexts.title}</h1>
      <p className="registration-intro">{isForAnybody ? registrationTexts.intro : registrationTexts.introReset}</p>
      <noscript>
        <Notice look="info">{registrationTexts.needsScripts}</Notice>
      </noscript>
      <div className="registration-steps">
        <RequestForm
          onSent={() => setSaid({ kind: 'sent' })}
          onFailed={(message) => setSaid({ kind: 'failed', message })}
        />
        <CodeForm ref={code} onDone={finish} onFailed={(message) => setSaid({ kind: 'failed', message })} />
      </div>
      {said?.kind === 'failed' && <ErrorDialog message={said.message} onClose={close} />}
      {(said?.kind === 'sent' || said?.kind === 'done') && (
        <AlertDialog
          title={registrationTexts.alertTitle}
          message={said.kind === 'sent' ? registrationTexts.codeSent : registrationTexts.done}
          onClose={close}
        />
      )}
    </div>
  );
}
