import type { Cart } from '../cart/cart.ts';
import { isSameCart, mayUnite, uniteCarts } from '../cart/unite-carts.ts';
import { type Keeping, type News, readRecord, recordOf, type SessionValue, type Snapshot } from './session-value.ts';

/** The channel on which the tabs of a browser that show the same shop talk. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * One live cart for all open tabs (docs/decisions/015). Each tab tells the others about a change, and each that hears
 * of a cart unites it with its own (uniteCarts). A tab answers only if it knows more than it was told: so a new tab
 * gets the cart from the others, and the talk ends. Messages are read as strictly as stored values.
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
 * The news that the cart was ordered elsewhere is told even if something new has come since. The news that another one
 * could not be read no longer matters then.
 */
function newsOf({ value, news }: Snapshot<Cart>, together: Cart): News | null {
  if (wasOrdered(value, together)) return 'ordered-elsewhere';
  return news === 'ordered-elsewhere' ? news : null;
}

/** Whether something in a cart is gone because another tab ordered it. */
function wasOrdered(before: Cart, now: Cart): boolean {
  const isThere = (id: string) => now.items.some(({ condition }) => condition._id === id);
  return now.ordered.includes(before.key) && before.items.some(({ condition }) => !isThere(condition._id));
}
