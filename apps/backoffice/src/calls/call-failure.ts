import { CallFailure } from '@kontor/contract';

/** The failed call behind an error; null for any other error. */
export function callFailureOf(error: unknown): CallFailure | null {
  return error instanceof CallFailure ? error : null;
}

/** Whether a call was refused with this code. */
export function isRefusedWith(error: unknown, code: string): boolean {
  return callFailureOf(error)?.refusal.code === code;
}
