import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Progress } from '../kit/progress.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { OfficeForm } from './use-office-form.ts';

/**
 * The element of a form: the fields, then why the last attempt failed, then `actions`. Its button is never disabled.
 * Pressing it shows what is missing.
 */
export function Form<Values extends FieldValues>(props: {
  form: OfficeForm<Values>;
  actions: ReactNode;
  actionsClassName?: string;
  label?: string;
  children: ReactNode;
}) {
  const { form, actionsClassName = 'form-actions' } = props;
  return (
    <form
      ref={form.ref}
      className="form"
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {props.children}
      <FailureNotice failure={form.failure} />
      {form.isBusy && <Progress />}
      <div className={actionsClassName}>{props.actions}</div>
    </form>
  );
}
