import { tell } from '../cart/change-cart.ts';
import { enterAccount, leaveAccount } from '../cart/whose-cart.ts';
import type { ShoppingSession } from '../visit/browser-session.ts';
import { noDrafts } from '../visit/drafts.ts';
import { noFinalOrder } from '../visit/final-order.ts';
import { emptyDetails } from '../visit/order-details.ts';
import { noRegistration } from '../visit/registration-request.ts';
import { identityOf, type Session } from './session.ts';

/**
 * Hands over what this tab stores about the visit to the person of the session. The order form, the last order and the
 * cart of another customer are forgotten here; they are kept with that customer's account. `whenLeft`: sentences in the
 * cart that say so. A guest who logs in keeps everything.
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
