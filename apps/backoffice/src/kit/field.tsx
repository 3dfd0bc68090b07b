import { type ReactNode, useId } from 'react';

/** What every field shows in addition to its input. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Why the value is refused. Undefined: it is accepted. */
  readonly error?: string | undefined;
}

/** The attributes that connect an input with its label, hint and error. */
export interface FieldLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A label, an input, and below it hint and error. Screen readers read the error with the field. */
export function Field({ label, hint, error, children }: FieldFrame & { children: (links: FieldLinks) => ReactNode }) {
  const [id, hintId, errorId] = [useId(), useId(), useId()];
  const described = [hint ? hintId : '', error ? errorId : ''].filter((one) => one !== '').join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
