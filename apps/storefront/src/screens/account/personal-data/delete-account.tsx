import type { User } from '@kontor/contract';
import { useRef, useState } from 'react';
import { problemsOf, requiredProblems } from '../../../forms/field-problems.ts';
import { PasswordField } from '../../../forms/password-field.tsx';
import { rootPath } from '../../../page/address.ts';
import { AlertDialog } from '../../../page/alert-dialog.tsx';
import { accountCall } from '../../../session/account-call.ts';
import { forgetDeletedCustomer } from '../../../session/ask-session.ts';
import { tellOtherTabs } from '../../../session/session-tabs.ts';
import { accountTexts, dataTexts, loginDataTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useFieldProblems } from '../../../ui/use-field-problems.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';

/**
 * Deletes the account (LAW D5, D6). It says beforehand what is deleted and what must be kept, and asks for the
 * password.
 */
export function DeleteAccount({ user }: { user: User }) {
  const [step, setStep] = useState<'closed' | 'asked' | 'done'>('closed');
  // Loads a new page, so that nothing of the account stays in this one (SPEC §4).
  const leave = () => location.assign(rootPath);
  return (
    <section className="account-part">
      <h2>{dataTexts.delete}</h2>
      <p>{dataTexts.deleteHint}</p>
      <p>
        <Button onClick={() => setStep('asked')}>{dataTexts.delete}</Button>
      </p>
      {step === 'asked' && (
        <Dialog
          title={dataTexts.deleteTitle}
          closeLabel={accountTexts.cancel}
          onClose={() => setStep((now) => (now === 'asked' ? 'closed' : now))}
        >
          <DeletionForm user={user} onDone={() => setStep('done')} />
        </Dialog>
      )}
      {step === 'done' && <AlertDialog title={dataTexts.deletedTitle} message={dataTexts.deleted} onClose={leave} />}
    </section>
  );
}

function DeletionForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { problems, isBusy, submit, forget } = useFieldProblems(form);

  const send = submit(async (typed) => {
    setFailure(null);
    const password = typed('password');
    if (password === '') return requiredProblems({ password });
    try {
      await accountCall('accountDelete', { password });
    } catch (found) {
      const refused = problemsOf(found, ['password'], { 'wrong-password': 'password' });
      if (refused === null) setFailure(found);
      return refused;
    }
    forgetDeletedCustomer();
    tellOtherTabs();
    onDone();
    return null;
  });

  return (
    <form className="account-form" ref={form} method="post" onSubmit={send} noValidate>
      <p>{dataTexts.goes(user.email)}</p>
      <p>{dataTexts.stays}</p>
      <p>{dataTexts.final}</p>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={loginDataTexts.password}
        name="password"
        autoComplete="current-password"
        onInput={() => forget('password')}
        error={problems.password}
      />
      <FailureNotice failure={failure} />
      {isBusy && <Progress label={accountTexts.saving} />}
      <p>
        <Button look="primary" type="submit" aria-disabled={isBusy || undefined}>
          {dataTexts.deleteNow}
        </Button>
      </p>
    </form>
  );
}
