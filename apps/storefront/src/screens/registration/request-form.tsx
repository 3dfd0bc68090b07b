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
  const email = useRef<HTMLInputElement>(null);
  const session = useSession();
  const isReady = useHydrated();
  const { problems, isBusy, submit, forget } = useFieldProblems(form);
  const known = session.state === 'signed-in' ? session.user.email : '';

  // Keeps what the browser filled in, or the visitor typed, before the scripts ran.
  useEffect(() => {
    const prefill = (otherwise: string) => {
      if (email.current?.value === '') email.current.value = registration.get().value.email || otherwise;
    };
    prefill(known);
    // Another login on this page may turn out to need a new password; its address is prefilled too.
    return registration.subscribe(() => prefill(''));
  }, [known]);

  const send = submit(async (typed) => {
    const body = { email: typed('email').trim(), password: typed('password') };
    const wrongEmail = emailRefusal(body.email);
    const wrongPassword = passwordRefusal(body.password, body.email);
    const wrong = {
      ...(wrongEmail !== null && { email: fieldErrorText({ code: wrongEmail }) }),
      ...(wrongPassword !== null && { password: passwordRefusalTexts[wrongPassword] }),
    };
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
