import { type ReactNode, useId } from 'react';
import { listTexts } from '../../texts/list.de.ts';

/** A choice that takes effect at once; before scripts have loaded it has a button. */
export function ChoiceForm(props: {
  name: string;
  label: string;
  action: string;
  value: string;
  choices: readonly { readonly value: string; readonly title: string }[];
  /** Hidden fields with what else stands in the address. */
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
