import { type BrokenRule, type FieldError, fieldErrors } from './field-errors.ts';

/** Thrown while a request is read, before any handler: what it sent does not keep to the call's schema. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly errors: readonly FieldError[];

  constructor(broken: readonly BrokenRule[]) {
    super('invalid request');
    this.errors = fieldErrors(broken);
  }
}
