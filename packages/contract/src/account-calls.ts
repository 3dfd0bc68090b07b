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
  WishList,
  WishListChange,
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
      'Stores the addresses that the order form starts with. An address that is left out is removed. A locked billing address does not change.',
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
    summary: 'Adds an address to the address book, which holds at most fifty, or changes one.',
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
    summary: 'Removes an address from the address book.',
    body: OwnId,
    answer: Done,
    refusals: { ...own, 404: refused('address-not-found') },
  },
  accountSessions: {
    tag: 'Account',
    summary: 'The browsers in which the customer is signed in.',
    answer: SessionSummaries,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  accountSessionEnd: {
    tag: 'Account',
    summary: 'Signs the customer out in one browser.',
    body: OwnId,
    answer: Done,
    refusals: { ...own, 404: refused('session-not-found') },
  },
  accountPasswordChange: {
    tag: 'Account',
    summary: 'Sets a new password. All other browsers are signed out. This browser gets a new session.',
    body: PasswordChange,
    answer: Done,
    refusals: { ...own, ...withPassword, 400: refused('invalid-request', 'password-refused') },
  },
  accountEmailChange: {
    tag: 'Account',
    summary: 'Sends a code to the customer’s new e-mail address, before it is changed.',
    body: EmailChange,
    answer: Done,
    refusals: { ...own, ...withPassword, 400: refused('invalid-request', 'invalid-email') },
  },
  accountEmailConfirm: {
    tag: 'Account',
    summary: 'Changes the customer’s e-mail address to the one that received the code, and informs the old address.',
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
    summary: 'All data that is stored about the customer, as a file to keep.',
    answer: AccountExport,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  accountDelete: {
    tag: 'Account',
    summary:
      'Deletes the account and all its data. Orders are kept as the law requires, without a link to the customer.',
    body: Leave,
    answer: Done,
    refusals: { ...own, ...withPassword },
  },
  cartLoad: {
    tag: 'Account',
    summary: 'The saved cart of the customer, and its version. The version is 0 if no cart was ever saved.',
    answer: SavedCart,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  cartSave: {
    tag: 'Account',
    summary:
      'Saves the customer’s cart, if it is based on the current version. Otherwise the answer is 409 with the current cart: the client merges both and saves again.',
    body: CartToSave,
    answer: SavedCart,
    refusals: { ...own, 409: { codes: ['cart-changed'], body: CartChanged } },
  },
  wishListLoad: {
    tag: 'Account',
    summary: 'The products that the customer has put on the wish list, the last first.',
    answer: WishList,
    refusals: { 403: refused('csrf'), ...signedIn },
  },
  wishListChange: {
    tag: 'Account',
    summary:
      'Puts products on the customer’s wish list and takes others off. What does not fit any more is left out: the answer is the list as it is then.',
    body: WishListChange,
    answer: WishList,
    refusals: own,
  },
} as const satisfies Partial<Record<CallName, Call>>;
