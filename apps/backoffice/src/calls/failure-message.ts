import { failureTexts } from '../texts/failure.de.ts';
import { callFailureOf } from './call-failure.ts';

/** The sentence for the operator about a failure: the sentence of the answer, otherwise a general one. */
export function failureMessage(failure: unknown): string {
  return callFailureOf(failure)?.refusal.msg || failureTexts.generic;
}
