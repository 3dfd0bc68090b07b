import { type ComponentProps, type ReactNode, useId } from 'react';

/** A checkbox with its label beside it and a hint below. */
export function CheckBox({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: ReactNode }) {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="check">
      <input {...input} id={id} type="checkbox" aria-describedby={hint ? hintId : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
