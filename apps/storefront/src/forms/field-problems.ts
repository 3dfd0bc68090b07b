import { callFailureOf } from '../calls/call-failure.ts';
import { fieldErrorText } from '../texts/errors.de.ts';
import type { Problems } from '../ui/use-field-problems.ts';

/** 'Pflichtfeld' for each field that was left empty (SPEC §5). */
export function requiredProblems(typed: Readonly<Record<string, string>>): Record<string, string> {
  const empty = Object.keys(typed).filter((field) => typed[field] === '');
  return Object.fromEntries(empty.map((field) => [field, fieldErrorText({ code: 'required' })]));
}

/**
 * What a refusal of the shop says of the fields of a form (CONTRACT §4). `fields` are the form's: each that the refusal
 * names in `errors` gets its sentence there. Where it names none, the field that `fieldOfCode` has for its code gets
 * the refusal's own sentence. Null when it is about none of them.
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
