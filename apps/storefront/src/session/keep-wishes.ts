import { changedWishes, maxWishes, type WishChange } from '@kontor/domain';
import { call } from '../calls/call.ts';
import { callFailureOf } from '../calls/call-failure.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { wishTexts } from '../texts/wishes.de.ts';
import { showSnackbar } from '../ui/snackbar-message.ts';
import { currentWishes, showWishes, storeWishes, tellTabs } from '../visit/wishes.ts';
import { currentSession } from './current-session.ts';

/** Changes follow one another, so that each begins with the result of the one before. */
let work: Promise<unknown> = Promise.resolve();
let isJoined = false;
let sessionEnded = () => {};

function afterOthers(next: () => Promise<void>): Promise<void> {
  const done = work.then(next);
  work = done.catch(() => {});
  return done;
}

/**
 * Brings a guest's wishes to the account of the customer who has signed in, and shows what is there. They leave the
 * browser only when the account has them: if that fails, the next page tries again. `whenSessionEnded` is called if the
 * shop no longer knows the customer.
 */
export function joinAccount(whenSessionEnded: () => void): Promise<void> {
  sessionEnded = whenSessionEnded;
  return afterOthers(async () => {
    const brought = currentWishes();
    const { products } = await (brought.length === 0
      ? call('wishListLoad', {})
      : call('wishListChange', { add: [...brought], remove: [] }));
    isJoined = true;
    take(products);
    const left = brought.filter((id) => !products.includes(id));
    if (left.length > 0) showSnackbar(wishTexts.full(maxWishes));
  }).catch(noteFailure);
}

function noteFailure(failure: unknown): void {
  if (callFailureOf(failure)?.status === 401) sessionEnded();
}

/** Shows the wishes of the account. The browser keeps none of them: others may use it. */
function take(products: readonly string[]): void {
  storeWishes([]);
  showWishes(products);
  tellTabs();
}

/**
 * Puts products on the wish list or takes them off. What cannot be done is undone on the page, and said.
 * @returns whether it was done.
 */
export async function changeWishes(change: WishChange): Promise<boolean> {
  const isCustomers = currentSession().state === 'signed-in';
  if (isCustomers && !isJoined) await joinAccount(sessionEnded);
  const wanted = changedWishes(currentWishes(), change);
  if (change.add.some((id) => !wanted.includes(id))) {
    showSnackbar(wishTexts.full(maxWishes));
    return false;
  }
  showWishes(wanted);
  if (isCustomers) return changeInAccount(change);
  if (!storeWishes(wanted)) showSnackbar(wishTexts.notStored);
  tellTabs();
  return true;
}

/** The page shows the change already. The account's answer replaces it. */
async function changeInAccount({ add, remove }: WishChange): Promise<boolean> {
  let isDone = false;
  await afterOthers(async () => {
    try {
      const { products } = await call('wishListChange', { add: [...add], remove: [...remove] });
      take(products);
      isDone = add.every((id) => products.includes(id));
      if (!isDone) showSnackbar(wishTexts.full(maxWishes));
    } catch (failure) {
      showWishes(changedWishes(currentWishes(), { add: remove, remove: add }));
      showSnackbar(failureMessage(failure));
      noteFailure(failure);
    }
  });
  return isDone;
}
