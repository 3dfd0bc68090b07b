import { useEffect, useRef, useState } from 'react';
import { callFailureOf } from '../../calls/call-failure.ts';
import { failureMessage } from '../../calls/failure-message.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { registrationAddress } from '../../page/address.ts';
import { signIn } from '../../session/sign-in.ts';
import { fieldErrorText } from '../../texts/errors.de.ts';
import { loginTexts } from '../../texts/login.de.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldProblems } from '../../ui/use-field-problems.ts';
import { browserSession } from '../../visit/browser-session.ts';

/**
 * Username and password (SPEC §5: both required; without them nothing is sent). The failure stays above the button
 * until the next try. For an imported account the username is prefilled in the registration.
 */
export function LoginForm(props: { offersRegistration: boolean; onImported: () => void; onLeave: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);
  const [problem, setProblem] = useState<{ readonly sentence: string | null } | null>(null);

  useEffect(() => {
    fieldOf(form.current, 'username')?.focus();
  }, []);

  const send = submit(async (typed) => {
    const [username, password] = [typed('username').trim(), typed('password')];
    const required = fieldErrorText({ code: 'required' });
    const missing = { ...(username === '' && { username: required }), ...(password === '' && { password: required }) };
    if (Object.keys(missing).length > 0) return missing;
    setProblem(null);
    const answered = await signIn({ username, password });
    if (answered.state === 'no-password') {
      browserSession.registration.change(() => ({ email: username, requestedFor: '' }));
      props.onImported();
    } else if (answered.state !== 'done') {
      setProblem({ sentence: sentenceOf(answered.failure) });
      fieldOf(form.current, 'password')?.select();
    }
    return null;
  });

  return (
    <form className="login-form" ref={form} method="post" onSubmit={send} noValidate>
      <TextField
        label={loginTexts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        required
        error={problems.username}
        onChange={() => forget('username')}
      />
      <PasswordField
        canShow
        label={loginTexts.password}
        name="password"
        autoComplete="current-password"
        error={problems.password}
        onChange={() => forget('password')}
      />
      <div role="alert">{problem !== null && <LoginFailure sentence={problem.sentence} />}</div>
      <Button look="primary" type="submit" aria-disabled={isBusy}>
        {loginTexts.submit}
      </Button>
      {isBusy && <Progress label={loginTexts.signingIn} />}
      <p>
        <a href={registrationAddress} onClick={props.onLeave}>
          {props.offersRegistration ? loginTexts.register : loginTexts.reset}
        </a>
      </p>
    </form>
  );
}

function LoginFailure({ sentence }: { sentence: string | null }) {
  return (
    <Notice look="bad">
      <strong>{loginTexts.failed}</strong>
      <p>{loginTexts.notPossible}</p>
      {sentence !== null && <p>{sentence}</p>}
    </Notice>
  );
}

/**
 * The sentence below a failed login; null for a wrong name or password, which SPEC §8 words. Other failures, such as
 * too many attempts or no connection, are explained.
 */
function sentenceOf(failure: unknown): string | null {
  return callFailureOf(failure)?.status === 401 ? null : failureMessage(failure);
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
