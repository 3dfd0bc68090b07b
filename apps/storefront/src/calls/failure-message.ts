import { failureTexts } from '../texts/failure.de.ts';
import { callFailureOf } from './call-failure.ts';

/** The message for the customer about a failure: the answer's own, otherwise a general one (SPEC §8). */
export function failureMessage(failure: unknown): string {
  return callFailureOf(failure)?.refusal.msg || failureTexts.generic;
}
