import { type BrokenRule, type FieldError, fieldErrors } from './field-errors.ts';

/** Thrown while a request is read, before any handler: the request does not match the call's schema. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly errors: readonly FieldError[];

  constructor(broken: readonly BrokenRule[]) {
    super('invalid request');
    this.errors = fieldErrors(broken);
  }
}
