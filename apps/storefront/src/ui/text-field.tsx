import { type ComponentProps, useId } from 'react';
import { FieldError, RequiredMark } from './field-error.tsx';

/** A text field with its label above, and an error and a hint below. */
export function TextField({
  label,
  error,
  hint,
  className = '',
  ...input
}: ComponentProps<'input'> & { label: string; error: string | undefined; hint?: string }) {
  const [id, hintId, errorId] = [useId(), useId(), useId()];
  const isWrong = error !== undefined;
  const described = [isWrong ? errorId : '', hint === undefined ? '' : hintId].filter((name) => name !== '');
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field-label" htmlFor={id}>
        {label}
        {input.required && <RequiredMark />}
      </label>
      <input
        id={id}
        className="field-input"
        type="text"
        {...input}
        aria-invalid={isWrong || undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      <FieldError id={errorId} text={error} />
      {hint !== undefined && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
