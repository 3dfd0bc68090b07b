import type { OrderSummary, Price } from '@kontor/contract';
import { useState } from 'react';
import { failureMessage } from '../../../calls/failure-message.ts';
import { type BoughtAgain, buyAgain } from '../../../cart/buy-again.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../../format/shown-price.ts';
import { checkoutAddress, rootPath } from '../../../page/address.ts';
import { accountCall } from '../../../session/account-call.ts';
import { accountTexts, orderListTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { addToCart } from '../../../visit/use-cart.ts';

/** The result: the number of items put into the cart, and sentences about the others. */
interface Outcome {
  readonly count: number;
  readonly sentences: readonly string[];
}

/**
 * 'Erneut bestellen': puts the items that are still sold into the cart at today's prices, and says which are gone or
 * have another price.
 */
export function OrderAgain({ order, declaration }: { order: OrderSummary; declaration: PriceDeclaration }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, failure, run } = useAction(async () => {
    setOutcome(null);
    setOutcome(putIntoCart(await askToday(order._id, (price) => declaredAmount(price, declaration))));
  });

  return (
    <>
      <Button onClick={run} aria-disabled={isBusy || undefined} aria-label={orderListTexts.againOf(order.orderNumber)}>
        {orderListTexts.again}
      </Button>
      <div className="account-order-outcome" role="status">
        {isBusy && <Progress label={accountTexts.loading} />}
        {failure !== null && <Notice look="bad">{failureMessage(failure)}</Notice>}
        {outcome !== null && (
          <Notice look="info">
            <p>{orderListTexts.inCart(outcome.count)}</p>
            {outcome.sentences.length > 0 && (
              <ul className="notice-list">
                {outcome.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            {outcome.count > 0 && <a href={checkoutAddress(rootPath, 'cart')}>{orderListTexts.toCart}</a>}
          </Notice>
        )}
      </div>
    </>
  );
}

/** Compares the order's items with what the shop sells today. */
async function askToday(orderId: string, amountOf: (price: Price) => number): Promise<BoughtAgain> {
  const { items } = await accountCall('order', { orderId });
  const ids = [...new Set(items.map(({ product }) => product._id))];
  const { products } = await accountCall('cartProducts', { ids });
  return buyAgain(items, products, amountOf);
}

function putIntoCart({ lines, gone, changed }: BoughtAgain): Outcome {
  const refused = lines.flatMap(({ product, condition, amount }) => {
    const added = addToCart(product, condition, amount);
    return added.ok ? [] : [orderListTexts.refused[added.code](product.name)];
  });
  return {
    count: lines.length - refused.length,
    sentences: [
      ...gone.map(orderListTexts.gone),
      ...changed.map(({ name, before, now }) => orderListTexts.changed(name, formatPrice(before), formatPrice(now))),
      ...refused,
    ],
  };
}
