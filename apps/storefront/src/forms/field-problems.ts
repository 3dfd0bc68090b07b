import { callFailureOf } from '../calls/call-failure.ts';
import { fieldErrorText } from '../texts/errors.de.ts';
import type { Problems } from '../ui/use-field-problems.ts';

/** 'Pflichtfeld' for each empty field (SPEC §5). */
export function requiredProblems(typed: Readonly<Record<string, string>>): Record<string, string> {
  const empty = Object.keys(typed).filter((field) => typed[field] === '');
  return Object.fromEntries(empty.map((field) => [field, fieldErrorText({ code: 'required' })]));
}

/**
 * The messages of a refusal for the fields of a form (CONTRACT §4). Each field of `fields` that is named in the
 * refusal's `errors` gets its message there. If none is named, `fieldOfCode` gives the field for the refusal's code,
 * which gets the refusal's own message. Null if the refusal concerns no field of the form.
 */
export function problemsOf(
  failure: unknown,
  fields: readonly string[],
  fieldOfCode: Readonly<Record<string, string>> = {},
): Problems | null {
  const refusal = callFailureOf(failure)?.refusal;
  if (refusal === undefined) return null;
  const named = (refusal.errors ?? []).filter(({ path }) => fields.includes(path));
  if (named.length > 0) return Object.fromEntries(named.map(({ path, msg }) => [path, msg]));
  const field = fieldOfCode[refusal.code];
  return field === undefined ? null : { [field]: refusal.msg };
}
