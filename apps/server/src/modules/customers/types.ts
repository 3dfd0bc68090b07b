import type { Address } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { CustomerTable } from '../../database/schema.ts';

/** A customer with an account, for other modules. */
export interface Customer {
  readonly id: string;
  /** In the customer's spelling. */
  readonly email: string;
  /** False: an imported customer, whose billing address the operator sets (CONTRACT §4). */
  readonly onlineUser: boolean;
  /** The operator's own number of the customer. */
  readonly personId: string | null;
  /** Name of a customer group of the configuration, whose members are partners. */
  readonly customerGroup: string | null;
  readonly addresses: CustomerAddresses;
  readonly createdAt: number;
}

/** What only the back office sees of a customer. */
export interface OfficeRecord {
  /** The number of changes of group and note. */
  readonly version: number;
  readonly note: string | null;
  /** False: the account must be claimed by a code, as after the import from another shop. */
  readonly hasPassword: boolean;
}

/** The addresses that prefill the order form. Null: unknown yet. */
export interface CustomerAddresses {
  readonly address: Address | null;
  readonly separateShippingAddress: boolean;
  readonly shippingAddress: Address | null;
}

/**
 * The columns of a customer's row that an import reads and writes. What only the shop or the customer writes is left
 * out.
 */
export type ImportedRow = Omit<Selectable<CustomerTable>, 'is_searchable' | 'version' | 'note'>;
