import { type ReactNode, useId } from 'react';
import { listTexts } from '../../texts/list.de.ts';

/** A select that takes effect at once. Without scripts it has a submit button. */
export function ChoiceForm(props: {
  name: string;
  label: string;
  action: string;
  value: string;
  choices: readonly { readonly value: string; readonly title: string }[];
  /** Hidden fields with the other parameters of the address. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <form method="get" action={props.action} className="choice-form">
      {props.children}
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        name={props.name}
        value={props.value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {props.choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary">
          {listTexts.apply}
        </button>
      </noscript>
    </form>
  );
}
