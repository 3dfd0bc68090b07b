import type { CustomerRow } from '../customers/types.ts';
import { isOwnHash } from '../passwords/passwords.service.ts';

/** What a row of a file says of a customer. What the file has no column for is absent, and stays as it is. */
export interface ImportedCustomer {
  readonly email: string;
  readonly emailKey: string;
  /** What the operator says, always. */
  readonly operators: Partial<Pick<CustomerRow, 'person_id' | 'customer_group'>>;
  /** What the operator says of customers who have not registered here themselves. */
  readonly billing: Partial<Pick<CustomerRow, 'address'>>;
  /** What is the customer's own from the moment that they first sign in or set a password. */
  readonly start: Partial<Pick<CustomerRow, 'password_hash' | 'separate_shipping_address' | 'shipping_address'>>;
}

/** A customer who has not been here before. */
export function newCustomer(imported: ImportedCustomer, id: string, now: number): CustomerRow {
  const { email, emailKey, operators, billing, start } = imported;
  return {
    ...{ id, email, email_key: emailKey, created_at: now, online_user: 0 },
    ...{ password_hash: null, person_id: null, customer_group: null, address: null },
    ...{ separate_shipping_address: 0, shipping_address: null },
    ...operators,
    ...billing,
    ...start,
  };
}

/** A customer with what a row of a file says of them. */
export function mergedCustomer(stored: CustomerRow, { operators, billing, start }: ImportedCustomer): CustomerRow {
  return {
    ...stored,
    ...operators,
    ...(stored.online_user === 0 && billing),
    ...(isUnclaimed(stored) && start),
  };
}

/** Whether nobody has signed in to an imported account yet: its password is still the old shop's, or it has none. */
function isUnclaimed({ online_user, password_hash }: CustomerRow): boolean {
  return online_user === 0 && (password_hash === null || !isOwnHash(password_hash));
}
