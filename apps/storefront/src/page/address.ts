import type { Address, CheckoutStep } from '@kontor/contract/read-address';

export {
  type AccountSection,
  type Address,
  accountAddress,
  accountAddresses,
  type CheckoutStep,
  parseAddress,
} from '@kontor/contract/read-address';

/** The address of the cart or of a step behind it, as seen from a category. */
export function checkoutAddress(categoryPath: string, step: CheckoutStep): string {
  return `${categoryPath}/P/cart${step === 'cart' ? '' : `/${step}`}`;
}

/** The category path to go on shopping in: that of the address, or the root's where it has none. */
export function shoppingPath(address: Address): string {
  return ('categoryPath' in address ? address.categoryPath : null) ?? rootPath;
}

/** The root category's link: its name is the first segment of every category link (CONTRACT §2). */
export const rootPath = '/shop';

/** Where the login overlay and the no-password dialog lead to (SPEC §2, §4). */
export const registrationAddress = `${rootPath}/P/register`;

/** Whether a link stays in the shop (SPEC §2): it starts with a slash, and with one only. */
export function isInApp(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
