import { amountTerms } from '@kontor/domain';
import { call } from '../calls/call.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { productTexts } from '../texts/product.de.ts';
import { showSnackbar } from '../ui/snackbar-message.ts';
import { addToCart } from '../visit/use-cart.ts';

/** What the visitor wants of a product. */
interface Chosen {
  readonly conditionId: string;
  readonly amount: number;
}

/**
 * Puts a product into the cart at its price now: what was chosen of it, or the least amount of its first condition.
 * Lists do not have all that a cart line remembers, so the product is loaded first.
 * @returns whether it is in the cart. If not, the visitor was told why.
 */
export async function addById(id: string, chosen?: Chosen): Promise<boolean> {
  try {
    const product = await call('product', { id });
    const condition = product.conditions.find(
      ({ _id, soldOut }) => !soldOut && (chosen === undefined || _id === chosen.conditionId),
    );
    if (condition === undefined || product.stockStatus === 'red') {
      showSnackbar(productTexts.soldOutNow);
      return false;
    }
    const added = addToCart(product, condition, chosen?.amount ?? amountTerms(condition).min);
    showSnackbar(added.ok ? productTexts.added(product.name) : productTexts.refused[added.code]);
    return added.ok;
  } catch (failure) {
    showSnackbar(failureMessage(failure));
    return false;
  }
}
