import { tell } from '../cart/change-cart.ts';
import { enterAccount, leaveAccount } from '../cart/whose-cart.ts';
import type { ShoppingSession } from '../visit/browser-session.ts';
import { noDrafts } from '../visit/drafts.ts';
import { noFinalOrder } from '../visit/final-order.ts';
import { emptyDetails } from '../visit/order-details.ts';
import { noRegistration } from '../visit/registration-request.ts';
import { identityOf, type Session } from './session.ts';

/**
 * Makes what this tab remembers of the visit that of whoever uses it now. Another customer's order form, last order and
 * cart are forgotten: they wait with the account, and `whenLeft` are sentences that say so in the cart. A guest who
 * logs in keeps all of it.
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
