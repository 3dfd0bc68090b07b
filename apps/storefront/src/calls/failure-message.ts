import { failureTexts } from '../texts/failure.de.ts';
import { callFailureOf } from './call-failure.ts';

/** What to tell the customer about a failure: the sentence of the answer, else that something went wrong (SPEC §8). */
export function failureMessage(failure: unknown): string {
  return callFailureOf(failure)?.refusal.msg || failureTexts.generic;
}
