import { maxOrderLines } from '@kontor/domain';
import { type Cart, type CartLine, maxOrderedKeys, maxVouchers } from './cart.ts';
import { hasVoucher } from './cart-vouchers.ts';

/**
 * Whether two carts may be united: they belong to the same person, or are one cart before and after its owner logged
 * in. A cart left by a logout must not come back from another tab.
 */
export function mayUnite(mine: Cart, theirs: Cart): boolean {
  return mine.key === theirs.key || mine.account?.customer === theirs.account?.customer;
}

/**
 * Unites the carts of two tabs. The result is the same from either side and however often it is computed:
 * - Two states of one cart: the later change wins. Of two simultaneous changes, the one that sends an order wins,
 *   otherwise the one whose text is greater.
 * - One cart was ordered by the other tab: the other cart stays. Otherwise the ordered goods would be in the cart
 *   again.
 * - Two unrelated carts, for example one filled while the other tab was asleep: all lines of both, so that nothing is
 *   lost. A key under which an order was sent stays the key, so that a retry finds that order.
 */
export function uniteCarts(mine: Cart, theirs: Cart): Cart {
  if (mine.key === theirs.key) return later(mine, theirs);
  if (theirs.ordered.includes(mine.key)) return theirs;
  if (mine.ordered.includes(theirs.key)) return mine;
  return united(mine, theirs);
}

/** Whether two carts are equal. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function later(mine: Cart, theirs: Cart): Cart {
  if (mine.revision !== theirs.revision) return mine.revision > theirs.revision ? mine : theirs;
  if (mine.sent !== theirs.sent) return mine.sent ? mine : theirs;
  return JSON.stringify(mine) >= JSON.stringify(theirs) ? mine : theirs;
}

/** The key comes from the cart whose order may have been placed, otherwise from the one that is not empty. */
function united(mine: Cart, theirs: Cart): Cart {
  const [first, second] = precedes(mine, theirs) ? [mine, theirs] : [theirs, mine];
  const both: Cart = {
    key: first.key,
    sent: first.sent,
    items: unitedLines(first.items, second.items).slice(0, maxOrderLines),
    vouchers: [...first.vouchers, ...second.vouchers.filter(({ code }) => !hasVoucher(first.vouchers, code))].slice(
      0,
      maxVouchers,
    ),
    notices: [...new Set([...first.notices, ...second.notices])].slice(-maxOrderLines),
    revision: first.revision,
    ordered: [...new Set([...first.ordered, ...second.ordered])].slice(-maxOrderedKeys),
    account: savedLater(first.account, second.account),
  };
  return isSameCart(both, first) ? first : { ...both, revision: Math.max(mine.revision, theirs.revision) + 1 };
}

/** The account of the cart that was synchronised with the later version of the saved cart. */
function savedLater(first: Cart['account'], second: Cart['account']): Cart['account'] {
  const version = (account: Cart['account']) => account?.saved?.version ?? -1;
  return version(second) > version(first) ? second : first;
}

function precedes(one: Cart, other: Cart): boolean {
  if (one.sent !== other.sent) return one.sent;
  return isFilled(one) === isFilled(other) ? one.key < other.key : isFilled(one);
}

function isFilled({ items, vouchers }: Cart): boolean {
  return items.length > 0 || vouchers.length > 0;
}

/** A condition in both carts gets the larger of the two amounts. */
function unitedLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const amountIn = (lines: readonly CartLine[], { condition }: CartLine) =>
    lines.find((line) => line.condition._id === condition._id)?.amount ?? 0;
  const grown = first.map((line) => {
    const amount = Math.max(line.amount, amountIn(second, line));
    return amount === line.amount ? line : { ...line, amount };
  });
  return [...grown, ...second.filter((line) => first.every(({ condition }) => condition._id !== line.condition._id))];
}
