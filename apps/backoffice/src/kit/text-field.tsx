import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

/** A field for one line: a text, an e-mail address, a date (`type="date"`), a file (`type="file"`). */
export function TextField({ label, hint, error, ...input }: ComponentProps<'input'> & FieldFrame) {
  return (
    <Field {...{ label, hint, error }}>
      {(links) => <input {...input} {...links} className={`input ${input.className ?? ''}`.trim()} />}
    </Field>
  );
}
