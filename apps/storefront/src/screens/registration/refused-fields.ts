import { callFailureOf } from '../../call-failure.ts';
import type { Problems } from './use-field-problems.ts';

/** Which field of a form a refusal of the shop is about, by its code (CONTRACT §4). */
type FieldOfCode = Readonly<Record<string, string>>;

const requestFields: FieldOfCode = {
  'invalid-email': 'email',
  'password-refused': 'password',
};

const verificationFields: FieldOfCode = {
  'code-refused': 'code',
  'password-mismatch': 'password',
};

/** What the shop says of a field of the first form; null when its refusal is about none of them. */
export function requestProblems(failure: unknown): Problems | null {
  return problemsOf(failure, requestFields);
}

/** What the shop says of a field of the second form; null when its refusal is about none of them. */
export function verificationProblems(failure: unknown): Problems | null {
  return problemsOf(failure, verificationFields);
}

function problemsOf(failure: unknown, fields: FieldOfCode): Problems | null {
  const refusal = callFailureOf(failure)?.refusal;
  const field = fields[refusal?.code ?? ''];
  if (refusal === undefined || field !== undefined) return refusal && field ? { [field]: refusal.msg } : null;
  const named = (refusal.errors ?? []).filter(({ path }) => Object.values(fields).includes(path));
  return named.length === 0 ? null : Object.fromEntries(named.map(({ path, msg }) => [path, msg]));
}
