import { type ComponentProps, useId } from 'react';
import { errorAttributes, FieldError, RequiredMark } from './field-error.tsx';

/** A select, for choices that are too many for radio buttons. */
export function SelectField({
  label,
  error,
  className = '',
  ...select
}: ComponentProps<'select'> & { label: string; error: string | undefined }) {
  const [id, errorId] = [useId(), useId()];
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field-label" htmlFor={id}>
        {label}
        {select.required && <RequiredMark />}
      </label>
      <select id={id} className="field-input" {...select} {...errorAttributes(errorId, error)} />
      <FieldError id={errorId} text={error} />
    </div>
  );
}
