import type { Credentials } from '@kontor/contract';
import { type Ref, useRef } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { useShop } from '../../context/shop-context.ts';
import { requiredProblems } from '../../forms/field-problems.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { registrationTexts } from '../../texts/login.de.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Problems, useFieldProblems } from '../../ui/use-field-problems.ts';
import { browserSession } from '../../visit/browser-session.ts';
import { noRegistration } from '../../visit/registration-request.ts';
import type { Snapshot } from '../../visit/session-value.ts';
import { useSessionValue } from '../../visit/use-session-value.ts';
import { verificationProblems } from './refused-fields.ts';

const { registration } = browserSession;
const unknown: Snapshot<typeof noRegistration> = { ready: false, value: noRegistration, news: null, isStored: true };

/**
 * The second form (SPEC §2, §4), disabled until a code was requested. It sends its own password. Only the shop compares
 * it with the password of the first form (SPEC §5), because a check in the browser could be bypassed.
 */
export function CodeForm(props: {
  ref: Ref<HTMLInputElement>;
  onDone: (credentials: Credentials) => Promise<void>;
  onFailed: (message: string) => void;
}) {
  const { requestedFor } = useSessionValue(registration, unknown).value;
  const { call } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    const body = { email: requestedFor, password: typed('password'), code: typed('code').trim() };
    const missing = requiredProblems({ code: body.code, password: body.password });
    if (Object.keys(missing).length > 0) return missing;
    try {
      await call('verify', body);
    } catch (failure) {
      const refused = verificationProblems(failure);
      if (refused === null) props.onFailed(failureMessage(failure));
      return refused;
    }
    await props.onDone({ username: body.email, password: body.password });
    registration.change(() => noRegistration);
    return null;
  });

  return (
    <form className="registration-step" ref={form} method="post" onSubmit={send} noValidate>
      <h2>{registrationTexts.verifyTitle}</h2>
      <p className="registration-hint">
        {requestedFor === '' ? registrationTexts.verifyLater : registrationTexts.verifyNow(requestedFor)}
      </p>
      <fieldset
        className="registration-fields"
        disabled={requestedFor === ''}
        aria-label={registrationTexts.verifyTitle}
      >
        <CodeFields ref={props.ref} problems={problems} onInput={forget} />
        <Button look="primary" type="submit" disabled={requestedFor === ''} aria-disabled={isBusy || undefined}>
          {registrationTexts.verify}
        </Button>
      </fieldset>
      {isBusy && <Progress label={registrationTexts.verifying} />}
    </form>
  );
}

function CodeFields(props: { ref: Ref<HTMLInputElement>; problems: Problems; onInput: (field: string) => void }) {
  const { ref, problems, onInput } = props;
  return (
    <>
      <TextField
        ref={ref}
        label={registrationTexts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="registration-code"
        maxLength={200}
        required
        onInput={() => onInput('code')}
        error={problems.code}
      />
      <PasswordField
        canShow
        label={registrationTexts.repeatPassword}
        name="password"
        autoComplete="new-password"
        onInput={() => onInput('password')}
        error={problems.password}
      />
    </>
  );
}
