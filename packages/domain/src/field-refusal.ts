import type { BirthDateRefusal } from './buyer-age.ts';
import type { EmailRefusal } from './email.ts';

/** Why a field of an address is refused. */
export type AddressCode = 'required' | 'too-long' | 'control-character' | 'unknown' | 'invalid-postal-code';

/** Why a VAT id is refused: it has the form of none. */
export type VatIdRefusal = 'invalid-vat-id';

/** Why a country is refused: the goods would go there, and the shop does not deliver there. */
export type DeliveryRefusal = 'not-delivered-there';

/** Why a field of any form is refused. Server and storefront have a sentence for every code; the types enforce both. */
export type FieldCode = AddressCode | EmailRefusal | VatIdRefusal | BirthDateRefusal | DeliveryRefusal;

/** A refused field of a form. */
export interface FieldRefusal<Code extends FieldCode = FieldCode> {
  /** The path of the field in the body of the call: `street`, or `address.street`. */
  readonly path: string;
  readonly code: Code;
  /** For an invalid postal code: a valid example of the country. */
  readonly example?: string;
  /** For a text that is too long: the maximum number of characters. */
  readonly limit?: number;
}
