import { type ComponentProps, type ReactNode, useId } from 'react';
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
  choices: readonly {
    readonly value: string;
    readonly title: string;
    /** Stands at the end of the line, for example the price of the choice. */
    readonly note?: string | undefined;
    /** A line that explains the choice. */
    readonly explanation?: string | undefined;
    /** A picture by which the choice is recognised. */
    readonly mark?: ReactNode;
  }[];
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
        {choices.map(({ value, title, note, explanation, mark }, i) => {
          const part = (name: string) => `${errorId}-${name}-${i}`;
          return (
            <label className="choice" key={value}>
              {/* The explanation describes the choice and is no part of its name. */}
              <input
                type="radio"
                value={value}
                checked={value === chosen}
                {...(explanation !== undefined && {
                  'aria-labelledby': note === undefined ? part('title') : `${part('title')} ${part('note')}`,
                  'aria-describedby': part('explanation'),
                })}
                {...input}
              />
              {mark}
              <span className="choice-title">
                <span id={part('title')}>{title}</span>
                {explanation !== undefined && (
                  <span className="choice-explanation" id={part('explanation')}>
                    {explanation}
                  </span>
                )}
              </span>
              {note !== undefined && (
                <span className="choice-note" id={part('note')}>
                  {note}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
