import type { ComponentProps } from 'react';

/** A checkbox with its label beside it. */
export function CheckBox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="choice">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
