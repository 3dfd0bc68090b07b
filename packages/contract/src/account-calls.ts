import { type Call, refused, wrongBody } from './call.ts';
import type { CallName } from './routes.ts';
import {
  AccountExport,
  AddressBook,
  AddressToSave,
  BookAddress,
  CustomerDetails,
  Done,
  EmailChange,
  EmailConfirmation,
  Leave,
  OrderPage,
  OrderSummaries,
  OwnId,
  PasswordChange,
  SessionSummaries,
} from './wire/account.ts';
import { CartChanged, CartToSave, SavedCart } from './wire/order.ts';

const signedIn = { 401: refused('not-signed-in') };
/** The refusals of calls that ask for the password again. A try counts like a login. */
const withPassword = { 403: refused('csrf', 'wrong-password') };
const own = { ...wrongBody, ...signedIn };

/**
 * Calls about a signed-in customer's own data (CONTRACT §4, §5). The session identifies the customer. Other customers'
 * data are answered like data that do not exist. Guests are refused with 401.
 */
export const accountCalls = {
  accountOrders: {
    tag: 'Account',
    summary: 'The customer’s orders, newest first.',
    body: OrderPage,
    answer: OrderSummaries,
    refusals: own,
  },
  accountDetailsSave: {
    tag: 'Account',
    summary:
      'Keeps the addresses that the order form starts with, as a whole: what is left out is taken away. A locked billing address stays.',
    body: CustomerDetails,
    answer: Done,
    refusals: { ...own, 400: refused('invalid-request', 'invalid-address') },
  },
  accountAddresses: {
    tag: 'Account',
    summary: 'The address book.',
    answer: AddressBook,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  accountAddressSave: {
    tag: 'Account',
    summary: 'Puts an address into the address book, at most fifty, or changes one.',
    body: AddressToSave,
    answer: BookAddress,
    refusals: {
      ...own,
      400: refused('invalid-request', 'invalid-address'),
      404: refused('address-not-found'),
      409: refused('address-book-full'),
    },
  },
  accountAddressRemove: {
    tag: 'Account',
    summary: 'Takes an address out of the address book.',
    body: OwnId,
    answer: Done,
    refusals: { ...own, 404: refused('address-not-found') },
  },
  accountSessions: {
    tag: 'Account',
    summary: 'Where the customer is signed in.',
    answer: SessionSummaries,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  accountSessionEnd: {
    tag: 'Account',
    summary: 'Signs out one of the customer’s browsers.',
    body: OwnId,
    answer: Done,
    refusals: { ...own, 404: refused('session-not-found') },
  },
  accountPasswordChange: {
    tag: 'Account',
    summary: 'Sets another password. All other browsers are signed out, this one gets a new session.',
    body: PasswordChange,
    answer: Done,
    refusals: { ...own, ...withPassword, 400: refused('invalid-request', 'password-refused') },
  },
  accountEmailChange: {
    tag: 'Account',
    summary: 'Sends a code to the e-mail address that shall become the customer’s.',
    body: EmailChange,
    answer: Done,
    refusals: { ...own, ...withPassword, 400: refused('invalid-request', 'invalid-email') },
  },
  accountEmailConfirm: {
    tag: 'Account',
    summary: 'Makes the address that the code went to the customer’s, and says so to the old one.',
    body: EmailConfirmation,
    answer: Done,
    refusals: {
      ...own,
      400: refused('invalid-request', 'code-refused'),
      409: refused('email-taken'),
    },
  },
  accountExport: {
    tag: 'Account',
    summary: 'Everything that is stored about the customer, as a file to keep.',
    answer: AccountExport,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  accountDelete: {
    tag: 'Account',
    summary: 'Deletes the account with all that hangs on it. Orders stay as the law demands, without their customer.',
    body: Leave,
    answer: Done,
    refusals: { ...own, ...withPassword },
  },
  cartLoad: {
    tag: 'Account',
    summary: 'The cart that follows the customer, and its version; 0 where nothing was ever saved.',
    answer: SavedCart,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  cartSave: {
    tag: 'Account',
    summary:
      'Keeps the customer’s cart, if it was made from the version that is there; else 409 with the one that is there now, to be taken together and saved again.',
    body: CartToSave,
    answer: SavedCart,
    refusals: { ...own, 409: { codes: ['cart-changed'], body: CartChanged } },
  },
} as const satisfies Partial<Record<CallName, Call>>;
