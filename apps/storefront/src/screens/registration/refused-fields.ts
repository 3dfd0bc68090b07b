import { problemsOf } from '../../forms/field-problems.ts';
import type { Problems } from '../../ui/use-field-problems.ts';

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
