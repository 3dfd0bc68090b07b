import { type ComponentProps, useId } from 'react';
import { FieldError, RequiredMark } from './field-error.tsx';

/**
 * Radio buttons. None is checked if `chosen` is none of the choices. The remaining properties are passed to every radio
 * button.
 */
export function ChoiceField({
  label,
  error,
  choices,
  chosen,
  ...input
}: ComponentProps<'input'> & {
  label: string;
  error: string | undefined;
  chosen: string;
  /** The note stands at the end of the line, for example the price of the choice. */
  choices: readonly { readonly value: string; readonly title: string; readonly note?: string | undefined }[];
}) {
  const errorId = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset
      className="choice-field"
      data-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
    >
      <legend className="choice-label">
        {label}
        {input.required && <RequiredMark />}
      </legend>
      <div className="choices">
        {choices.map(({ value, title, note }) => (
          <label className="choice" key={value}>
            <input type="radio" value={value} checked={value === chosen} {...input} />
            <span className="choice-title">{title}</span>
            {note !== undefined && <span className="choice-note">{note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
