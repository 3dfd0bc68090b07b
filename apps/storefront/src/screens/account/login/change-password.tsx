import type { User } from '@kontor/contract';
import { passwordRefusal } from '@kontor/domain';
import { useRef, useState } from 'react';
import { problemsOf, requiredProblems } from '../../../forms/field-problems.ts';
import { PasswordField } from '../../../forms/password-field.tsx';
import { accountCall } from '../../../session/account-call.ts';
import { accountTexts, loginDataTexts } from '../../../texts/account.de.ts';
import { passwordRefusalTexts, registrationTexts } from '../../../texts/login.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { useFieldProblems } from '../../../ui/use-field-problems.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';

/** Changes the password by means of the current one. This logs out all other devices. */
export function ChangePassword({ user, onChanged }: { user: User; onChanged: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    setFailure(null);
    const body = { password: typed('password'), newPassword: typed('newPassword') };
    const wrong = wrongIn(body, user.email);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await accountCall('accountPasswordChange', body);
    } catch (found) {
      const refused = problemsOf(found, ['password', 'newPassword'], {
        'wrong-password': 'password',
        'password-refused': 'newPassword',
      });
      if (refused === null) setFailure(found);
      return refused;
    }
    form.current?.reset();
    showSnackbar(loginDataTexts.passwordChanged);
    await onChanged();
    return null;
  });

  return (
    <section className="account-part">
      <h2>{loginDataTexts.changePassword}</h2>
      <form className="account-form" ref={form} method="post" onSubmit={send} noValidate>
        <p className="account-hint">{loginDataTexts.changePasswordHint}</p>
        {/* The username, for password managers. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={loginDataTexts.presentPassword}
          name="password"
          autoComplete="current-password"
          onInput={() => forget('password')}
          error={problems.password}
        />
        <PasswordField
          canShow
          label={registrationTexts.password}
          hint={registrationTexts.passwordHint}
          name="newPassword"
          autoComplete="new-password"
          onInput={() => forget('newPassword')}
          error={problems.newPassword}
        />
        <FailureNotice failure={failure} />
        {isBusy && <Progress label={accountTexts.saving} />}
        <div className="account-form-actions">
          <Button look="primary" type="submit" aria-disabled={isBusy || undefined}>
            {loginDataTexts.changePassword}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The problems of the fields that can be seen without the shop. */
function wrongIn(typed: { readonly password: string; readonly newPassword: string }, email: string) {
  const refusal = passwordRefusal(typed.newPassword, email);
  return {
    ...requiredProblems({ password: typed.password }),
    ...(refusal !== null && { newPassword: passwordRefusalTexts[refusal] }),
  };
}
