import { refused } from '../call.ts';
import { AccountExport } from '../wire/account.ts';
import {
  CustomerChange,
  CustomerPage,
  CustomerQuestion,
  GuestPage,
  GuestQuestion,
  OfficeCustomer,
  OneCustomer,
} from './wire/customer.ts';

const unknown = { 404: refused('customer-not-found') };

/** The bodies and answers of the calls about customers: with an account, or as guests. */
export const customerCalls = {
  customers: {
    summary: 'Customers with an account, the newest first, fifty per page.',
    body: CustomerQuestion,
    answer: CustomerPage,
  },
  guests: {
    summary: 'People who ordered without an account, as a search finds them, who ordered last first.',
    body: GuestQuestion,
    answer: GuestPage,
  },
  customer: {
    summary: 'One customer with addresses, orders and sessions.',
    body: OneCustomer,
    answer: OfficeCustomer,
    refusals: unknown,
  },
  customerExport: {
    summary: 'Everything stored about a customer except secrets, for a request under GDPR art. 15. It is logged.',
    body: OneCustomer,
    answer: AccountExport,
    refusals: unknown,
  },
  customerChange: {
    summary: 'Changes customer group and note. Another group ends the sessions of the customer.',
    body: CustomerChange,
    answer: OfficeCustomer,
    refusals: {
      ...unknown,
      400: refused('invalid-request', 'invalid-form'),
      409: refused('customer-stale'),
    },
  },
  customerSignOut: {
    summary: 'Ends all sessions of a customer.',
    body: OneCustomer,
    answer: OfficeCustomer,
    refusals: unknown,
  },
} as const;
