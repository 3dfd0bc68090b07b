import type { Cart } from '../cart/cart.ts';
import { isSameCart, mayUnite, uniteCarts } from '../cart/unite-carts.ts';
import { type Keeping, type News, readRecord, recordOf, type SessionValue, type Snapshot } from './session-value.ts';

/** The channel that connects the tabs of a browser showing the same shop. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * One cart for all open tabs (docs/decisions/015). Each tab sends its changes to the others, and unites every cart that
 * it receives with its own (uniteCarts). It answers only if its cart has more than the received one. So a new tab gets
 * the cart from the others, and the exchange ends. Messages are validated like stored values.
 */
export function keepTabsInStep(
  cart: SessionValue<Cart>,
  channel: TabChannel,
  keeping: Pick<Keeping<Cart>, 'version' | 'read'>,
): SessionValue<Cart> {
  const say = () => channel.postMessage(recordOf(cart.get().value, keeping));

  function hear(said: unknown): void {
    const theirs = readRecord(said, keeping);
    if (theirs === null) return;
    const mine = cart.get();
    if (!mayUnite(mine.value, theirs)) return;
    const together = uniteCarts(mine.value, theirs);
    if (!isSameCart(together, mine.value)) cart.take(together, newsOf(mine, together));
    if (!isSameCart(together, theirs)) say();
  }

  channel.addEventListener('message', ({ data }) => hear(data));
  say();

  return {
    ...cart,
    change(change) {
      const before = cart.get().value;
      cart.change((value) => {
        const changed = change(value);
        return changed === value ? value : { ...changed, revision: value.revision + 1 };
      });
      if (cart.get().value !== before) say();
    },
    reload() {
      cart.reload();
      say();
    },
  };
}

/**
 * That the cart was ordered elsewhere is reported even if it has new lines. Other news, such as an unreadable cart, no
 * longer matters.
 */
function newsOf({ value, news }: Snapshot<Cart>, together: Cart): News | null {
  if (wasOrdered(value, together)) return 'ordered-elsewhere';
  return news === 'ordered-elsewhere' ? news : null;
}

/** Whether a line of a cart is gone because another tab ordered it. */
function wasOrdered(before: Cart, now: Cart): boolean {
  const isThere = (id: string) => now.items.some(({ condition }) => condition._id === id);
  return now.ordered.includes(before.key) && before.items.some(({ condition }) => !isThere(condition._id));
}
