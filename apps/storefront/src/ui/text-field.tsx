import { type ComponentProps, useId } from 'react';
import { errorAttributes, FieldError, RequiredMark } from './field-error.tsx';

/** A line to type into, with its label above and what is wrong with it below. */
export function TextField({
  label,
  error,
  className = '',
  ...input
}: ComponentProps<'input'> & { label: string; error: string | undefined }) {
  const [id, errorId] = [useId(), useId()];
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field-label" htmlFor={id}>
        {label}
        {input.required && <RequiredMark />}
      </label>
      <input id={id} className="field-input" type="text" {...input} {...errorAttributes(errorId, error)} />
      <FieldError id={errorId} text={error} />
    </div>
  );
}
