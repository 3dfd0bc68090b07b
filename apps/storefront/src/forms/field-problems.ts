import { callFailureOf } from '../calls/call-failure.ts';
import { fieldErrorText } from '../texts/errors.de.ts';
import type { Problems } from '../ui/use-field-problems.ts';

/** 'Pflichtfeld' for each field that was left empty (SPEC §5). */
export function requiredProblems(typed: Readonly<Record<string, string>>): Record<string, string> {
  const empty = Object.keys(typed).filter((field) => typed[field] === '');
  return Object.fromEntries(empty.map((field) => [field, fieldErrorText({ code: 'required' })]));
}

/**
 * What a refusal of the shop says of the fields of a form: by its code, where that is about one of them (CONTRACT §4),
 * else by the fields that it names. What it says of the field itself is more exact than its own sentence. Null when it
 * is about none of them.
 */
export function problemsOf(failure: unknown, fieldOfCode: Readonly<Record<string, string>>): Problems | null {
  const refusal = callFailureOf(failure)?.refusal;
  if (refusal === undefined) return null;
  const { errors = [] } = refusal;
  const field = fieldOfCode[refusal.code];
  if (field !== undefined) return { [field]: errors.find(({ path }) => path === field)?.msg ?? refusal.msg };
  const named = errors.filter(({ path }) => Object.values(fieldOfCode).includes(path));
  return named.length === 0 ? null : Object.fromEntries(named.map(({ path, msg }) => [path, msg]));
}
