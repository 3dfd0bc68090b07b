import type { User } from '@kontor/contract';
import { emailRefusal } from '@kontor/domain';
import { useRef, useState } from 'react';
import { problemsOf, requiredProblems } from '../../../forms/field-problems.ts';
import { PasswordField } from '../../../forms/password-field.tsx';
import { accountCall } from '../../../session/account-call.ts';
import { askSession } from '../../../session/ask-session.ts';
import { accountTexts, loginDataTexts } from '../../../texts/account.de.ts';
import { fieldErrorText } from '../../../texts/errors.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useFieldProblems } from '../../../ui/use-field-problems.ts';
import { useReturnedFocus } from '../../../ui/use-returned-focus.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';

/**
 * Changes the e-mail address in two steps: first the new one and the password, then the code sent to the new one. If
 * the page was reloaded in between, for example to read the mail, the customer can enter the code without requesting
 * another.
 */
export function ChangeEmail({ user }: { user: User }) {
  const [step, setStep] = useState<'closed' | 'request' | 'code'>('closed');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const opener = useReturnedFocus<HTMLButtonElement>(step !== 'closed');
  const close = () => setStep('closed');
  const confirmed = async () => {
    await askSession();
    close();
    showSnackbar(loginDataTexts.emailChanged);
  };

  return (
    <section className="account-part">
      <h2>{loginDataTexts.email}</h2>
      <p className="account-email">{user.email}</p>
      {step === 'closed' && (
        <p>
          <Button ref={opener} onClick={() => setStep('request')}>
            {loginDataTexts.changeEmail}
          </Button>
        </p>
      )}
      {step === 'request' && (
        <RequestForm
          onSent={(email) => {
            setSentTo(email);
            setStep('code');
          }}
          onHasCode={() => setStep('code')}
          onCancel={close}
        />
      )}
      {step === 'code' && <CodeForm sentTo={sentTo} onConfirmed={confirmed} onBack={() => setStep('request')} />}
    </section>
  );
}

function RequestForm(props: { onSent: (email: string) => void; onHasCode: () => void; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    setFailure(null);
    const body = { email: typed('email').trim(), password: typed('password') };
    const wrong = wrongIn(body);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await accountCall('accountEmailChange', body);
    } catch (found) {
      const refused = problemsOf(found, ['email', 'password'], {
        'invalid-email': 'email',
        'wrong-password': 'password',
      });
      if (refused === null) setFailure(found);
      return refused;
    }
    props.onSent(body.email);
    return null;
  });

  return (
    <form className="account-form" ref={form} method="post" onSubmit={send} noValidate>
      <p className="account-hint">{loginDataTexts.changeEmailHint}</p>
      <TextField
        autoFocus
        label={loginDataTexts.newEmail}
        name="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        maxLength={1000}
        required
        onInput={() => forget('email')}
        error={problems.email}
      />
      <PasswordField
        label={loginDataTexts.password}
        name="password"
        autoComplete="current-password"
        onInput={() => forget('password')}
        error={problems.password}
      />
      <FailureNotice failure={failure} />
      {isBusy && <Progress label={accountTexts.saving} />}
      <div className="account-form-actions">
        <Button look="primary" type="submit" aria-disabled={isBusy || undefined}>
          {loginDataTexts.requestCode}
        </Button>
        <Button onClick={props.onCancel}>{accountTexts.cancel}</Button>
        <Button look="plain" onClick={props.onHasCode}>
          {loginDataTexts.haveCode}
        </Button>
      </div>
    </form>
  );
}

/** The problems of the request's fields that can be seen without the shop. */
function wrongIn({ email, password }: { readonly email: string; readonly password: string }) {
  const refusal = emailRefusal(email);
  return {
    ...requiredProblems({ password }),
    ...(refusal !== null && { email: fieldErrorText({ code: refusal }) }),
  };
}

function CodeForm(props: { sentTo: string | null; onConfirmed: () => Promise<void>; onBack: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    setFailure(null);
    const code = typed('code').trim();
    if (code === '') return requiredProblems({ code });
    try {
      await accountCall('accountEmailConfirm', { code });
      await props.onConfirmed();
    } catch (found) {
      const refused = problemsOf(found, ['code'], { 'code-refused': 'code' });
      if (refused === null) setFailure(found);
      return refused;
    }
    return null;
  });

  return (
    <form className="account-form" ref={form} method="post" onSubmit={send} noValidate>
      <p role="status">{loginDataTexts.codeSent(props.sentTo)}</p>
      <TextField
        autoFocus
        className="account-code"
        label={loginDataTexts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={200}
        required
        onInput={() => forget('code')}
        error={problems.code}
      />
      <FailureNotice failure={failure} />
      {isBusy && <Progress label={accountTexts.saving} />}
      <div className="account-form-actions">
        <Button look="primary" type="submit" aria-disabled={isBusy || undefined}>
          {loginDataTexts.confirmCode}
        </Button>
        <Button onClick={props.onBack}>{loginDataTexts.back}</Button>
      </div>
    </form>
  );
}
