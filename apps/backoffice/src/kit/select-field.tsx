import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

/** One of a few choices. The options are its children. */
export function SelectField({ label, hint, error, ...select }: ComponentProps<'select'> & FieldFrame) {
  return <Field {...{ label, hint, error }}>{(links) => <select {...select} {...links} className="input" />}</Field>;
}
