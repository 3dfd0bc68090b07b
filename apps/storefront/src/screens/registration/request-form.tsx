import { emailRefusal, passwordRefusal } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { useShop } from '../../context/shop-context.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { fieldErrorText } from '../../texts/errors.de.ts';
import { passwordRefusalTexts, registrationTexts } from '../../texts/login.de.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldProblems } from '../../ui/use-field-problems.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { browserSession } from '../../visit/browser-session.ts';
import { requestProblems } from './refused-fields.ts';

const { registration } = browserSession;

/**
 * The first form (SPEC §2): the e-mail address of the account and its new password. The address survives a reload; the
 * password is stored nowhere. The address of a customer who is logged in is prefilled.
 */
export function RequestForm({ onSent, onFailed }: { onSent: () => void; onFailed: (message: string) => void }) {
  const { call } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const email = usePrefilledEmail();
  const isReady = useHydrated();
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    const body = { email: typed('email').trim(), password: typed('password') };
    const wrong = wrongIn(body);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await call('register', body);
    } catch (failure) {
      const refused = requestProblems(failure);
      if (refused === null) onFailed(failureMessage(failure));
      return refused;
    }
    registration.change(() => ({ email: body.email, requestedFor: body.email }));
    onSent();
    return null;
  });

  return (
    <form className="registration-step" ref={form} method="post" onSubmit={send} noValidate>
      <h2>{registrationTexts.requestTitle}</h2>
      <TextField
        ref={email}
        label={registrationTexts.email}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        required
        onInput={({ currentTarget: { value } }) => {
          registration.change((before) => ({ ...before, email: value.slice(0, 1000) }));
          forget('email');
        }}
        error={problems.email}
      />
      <PasswordField
        canShow
        label={registrationTexts.password}
        hint={registrationTexts.passwordHint}
        name="password"
        autoComplete="new-password"
        onInput={() => forget('password')}
        error={problems.password}
      />
      <Button look="primary" type="submit" disabled={!isReady} aria-disabled={isBusy}>
        {registrationTexts.request}
      </Button>
      {isBusy && <Progress label={registrationTexts.requesting} />}
    </form>
  );
}

/**
 * The field of the address, filled in with the one typed before a reload, or else with that of a customer who is logged
 * in. What the browser filled in, or the visitor typed, before the scripts ran, is kept.
 */
function usePrefilledEmail() {
  const email = useRef<HTMLInputElement>(null);
  const session = useSession();
  const known = session.state === 'signed-in' ? session.user.email : '';
  useEffect(() => {
    const prefill = (otherwise: string) => {
      if (email.current?.value === '') email.current.value = registration.get().value.email || otherwise;
    };
    prefill(known);
    // Another login on this page may turn out to need a new password; its address is prefilled too.
    return registration.subscribe(() => prefill(''));
  }, [known]);
  return email;
}

/** What is wrong with the typed fields, before anything is sent. */
function wrongIn({ email, password }: { readonly email: string; readonly password: string }) {
  const wrongEmail = emailRefusal(email);
  const wrongPassword = passwordRefusal(password, email);
  return {
    ...(wrongEmail !== null && { email: fieldErrorText({ code: wrongEmail }) }),
    ...(wrongPassword !== null && { password: passwordRefusalTexts[wrongPassword] }),
  };
}
