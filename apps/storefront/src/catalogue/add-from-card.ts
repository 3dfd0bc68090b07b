import { amountTerms } from '@kontor/domain';
import { call } from '../calls/call.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { productTexts } from '../texts/product.de.ts';
import { showSnackbar } from '../ui/snackbar-message.ts';
import { addToCart } from '../visit/use-cart.ts';

/**
 * Puts a product without a choice into the cart: the least amount of its one condition, at its price now. A card has
 * not all that a cart line remembers, so the product is loaded first.
 */
export async function addFromCard(id: string): Promise<void> {
  try {
    const product = await call('product', { id });
    const condition = product.conditions.find(({ soldOut }) => !soldOut);
    if (condition === undefined || product.stockStatus === 'red') return showSnackbar(productTexts.soldOutNow);
    const added = addToCart(product, condition, amountTerms(condition).min);
    showSnackbar(added.ok ? productTexts.added(product.name) : productTexts.refused[added.code]);
  } catch (failure) {
    showSnackbar(failureMessage(failure));
  }
}
