import { CallFailure } from '@kontor/contract';

/** The error of a form that refuses a field itself, in the shape of the server's refusals. */
export function fieldRefusal(path: string, msg: string): CallFailure {
  return new CallFailure(400, { code: 'invalid-form', msg, errors: [{ path, msg }] });
}
