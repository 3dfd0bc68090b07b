import type { FieldRefusal } from '@kontor/domain';
import type { FieldError } from './field-errors.ts';
import { formErrorSentences } from './texts/form-errors.de.ts';

/**
 * One German sentence for each wrong field of a form, as the error body names them. `at` is where in the body the form
 * stands.
 */
export function formErrors(wrong: readonly FieldRefusal[], at?: string): FieldError[] {
  return wrong.map(({ path, code, example = '', limit }) => ({
    path: at === undefined ? path : `${at}.${path}`,
    msg: formErrorSentences[code].replace('{example}', example).replace('{limit}', String(limit)),
  }));
}
