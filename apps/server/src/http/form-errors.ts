import type { FieldRefusal } from '@kontor/domain';
import type { FieldError } from './field-errors.ts';
import { formErrorSentences } from './texts/form-errors.de.ts';

/** One German sentence for each invalid field of a form, for an error body. `at`: the path of the form in the body. */
export function formErrors(wrong: readonly FieldRefusal[], at?: string): FieldError[] {
  return wrong.map(({ path, code, example = '', limit }) => ({
    path: at === undefined ? path : `${at}.${path}`,
    msg: formErrorSentences[code].replace('{example}', example).replace('{limit}', String(limit)),
  }));
}
