import type { Address, CheckoutStep } from '@kontor/contract/read-address';

export {
  type AccountSection,
  type Address,
  accountAddress,
  accountAddresses,
  type CheckoutStep,
  compareAddress,
  comparedField,
  parseAddress,
  wishesAddress,
} from '@kontor/contract/read-address';

/** The address of the cart or of a later step, with the path of a category. */
export function checkoutAddress(categoryPath: string, step: CheckoutStep): string {
  return `${categoryPath}/P/cart${step === 'cart' ? '' : `/${step}`}`;
}

/** The category path in which the visitor shops: the one in the address, otherwise the root's. */
export function shoppingPath(address: Address): string {
  return ('categoryPath' in address ? address.categoryPath : null) ?? rootPath;
}

/** The root category's path. Its name is the first segment of every category path (CONTRACT §2). */
export const rootPath = '/shop';

/** The address of the registration, linked from the login overlay and the no-password dialog (SPEC §2, §4). */
export const registrationAddress = `${rootPath}/P/register`;

/** Whether a link stays in the shop (SPEC §2): it starts with exactly one slash. */
export function isInApp(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
