import { problemsOf } from '../../forms/field-problems.ts';
import type { Problems } from '../../ui/use-field-problems.ts';

/** The shop's messages for the fields of the first form; null if the failure concerns none of them. */
export function requestProblems(failure: unknown): Problems | null {
  return problemsOf(failure, ['email', 'password'], { 'invalid-email': 'email', 'password-refused': 'password' });
}

/** The shop's messages for the fields of the second form; null if the failure concerns none of them. */
export function verificationProblems(failure: unknown): Problems | null {
  return problemsOf(failure, ['code', 'password'], { 'code-refused': 'code', 'password-mismatch': 'password' });
}
