import type { ImportedRow } from '../customers/types.ts';
import { isOwnHash } from '../passwords/passwords.service.ts';

/** A customer by a row of a file. A field without a column in the file is absent and stays unchanged. */
export interface ImportedCustomer {
  readonly email: string;
  readonly emailKey: string;
  /** Fields that the operator always sets. */
  readonly operators: Partial<Pick<ImportedRow, 'person_id' | 'customer_group'>>;
  /** Fields that the operator sets until the customer registers. */
  readonly billing: Partial<Pick<ImportedRow, 'address'>>;
  /** Fields that belong to the customer from the first sign-in or the first own password on. */
  readonly start: Partial<Pick<ImportedRow, 'password_hash' | 'separate_shipping_address' | 'shipping_address'>>;
}

/** A customer who is not in the shop yet. */
export function newCustomer(imported: ImportedCustomer, id: string, now: number): ImportedRow {
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

/** A stored customer, changed by a row of a file. */
export function mergedCustomer(stored: ImportedRow, { operators, billing, start }: ImportedCustomer): ImportedRow {
  return {
    ...stored,
    ...operators,
    ...(stored.online_user === 0 && billing),
    ...(isUnclaimed(stored) && start),
  };
}

/** Whether nobody has signed in to an imported account yet: it still has the old shop's password, or none. */
function isUnclaimed({ online_user, password_hash }: ImportedRow): boolean {
  return online_user === 0 && (password_hash === null || !isOwnHash(password_hash));
}
