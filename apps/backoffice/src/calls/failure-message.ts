import { failureTexts } from '../texts/failure.de.ts';
import { callFailureOf } from './call-failure.ts';

/** The sentence for the operator about a failure: the answer's own, otherwise a general one. */
export function failureMessage(failure: unknown): string {
  return callFailureOf(failure)?.refusal.msg || failureTexts.generic;
}
