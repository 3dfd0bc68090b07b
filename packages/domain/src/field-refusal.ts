import type { EmailRefusal } from './email.ts';

/** Why a field of an address is refused. */
export type AddressCode = 'required' | 'too-long' | 'control-character' | 'unknown' | 'invalid-postal-code';

/**
 * Why a field of any form is refused. Every code has a sentence of the server and one of the storefront; types ask for
 * both.
 */
export type FieldCode = AddressCode | EmailRefusal;

/** What is wrong with one field of a form. */
export interface FieldRefusal<Code extends FieldCode = FieldCode> {
  /** Where the field stands in the body of the call: `street`, or `address.street`. */
  readonly path: string;
  readonly code: Code;
  /** Of an invalid postal code: one as the country has them. */
  readonly example?: string;
  /** Of a text that is too long: how many characters there may be. */
  readonly limit?: number;
}
