import type { Address } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { CustomerTable } from '../../database/schema.ts';

/** Somebody with an account, as the rest of the shop may know them. */
export interface Customer {
  readonly id: string;
  /** As it was typed. */
  readonly email: string;
  /** False: imported, the billing address is the operator's (CONTRACT §4). */
  readonly onlineUser: boolean;
  /** The operator's own number of the customer. */
  readonly personId: string | null;
  /** Name of a group of the configuration, which makes a partner of the customer. */
  readonly customerGroup: string | null;
  readonly addresses: CustomerAddresses;
  readonly createdAt: number;
}

/** What the order form starts with; null: nothing is known yet. */
export interface CustomerAddresses {
  readonly address: Address | null;
  readonly separateShippingAddress: boolean;
  readonly shippingAddress: Address | null;
}

/** A customer as a row of the database. */
export type CustomerRow = Selectable<CustomerTable>;
