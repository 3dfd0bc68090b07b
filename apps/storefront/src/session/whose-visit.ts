import type { ShoppingSession } from '../cart/browser-session.ts';
import { tell } from '../cart/change-cart.ts';
import { noDrafts } from '../cart/drafts.ts';
import { noFinalOrder } from '../cart/final-order.ts';
import { emptyDetails } from '../cart/order-details.ts';
import { noRegistration } from '../cart/registration-request.ts';
import { enterAccount, leaveAccount } from '../cart/whose-cart.ts';
import { identityOf, type Session } from './session.ts';

/**
 * Makes what this tab remembers of the visit that of whoever uses it now. Another customer's order form, last order and cart are forgotten: they
 * wait with the account, and `whenLeft` are sentences that say so in the cart. A guest who logs in keeps all of it.
 */
export function giveVisitTo(
  { cart, details, final, registration, drafts }: ShoppingSession,
  session: Session,
  newKey: () => string,
  whenLeft: readonly string[] = [],
): void {
  if (session.state === 'unknown') return;
  const customer = session.state === 'signed-in' ? session.user._id || identityOf(session) : null;
  const owner = cart.get().value.account?.customer ?? null;
  if (owner === customer) return;
  if (owner !== null) {
    details.change(emptyDetails);
    final.change(() => noFinalOrder);
    registration.change(() => noRegistration);
    drafts.change(() => noDrafts);
    cart.change((left) => tell(leaveAccount(left, newKey()), customer === null ? whenLeft : []));
  }
  if (customer !== null) cart.change((brought) => enterAccount(brought, customer));
}
