import { problemsOf } from '../../forms/field-problems.ts';
import type { Problems } from '../../ui/use-field-problems.ts';

/** What the shop says of a field of the first form; null when its refusal is about none of them. */
export function requestProblems(failure: unknown): Problems | null {
  return problemsOf(failure, ['email', 'password'], { 'invalid-email': 'email', 'password-refused': 'password' });
}

/** What the shop says of a field of the second form; null when its refusal is about none of them. */
export function verificationProblems(failure: unknown): Problems | null {
  return problemsOf(failure, ['code', 'password'], { 'code-refused': 'code', 'password-mismatch': 'password' });
}
