import type { Order, OrderItem } from '@kontor/contract';
import { useId } from 'react';
import { formatPrice } from '../format/format-price.ts';
import { declaredAmount, isGiftVoucher, type PriceDeclaration, perOf } from '../format/shown-price.ts';
import { confirmationTexts } from '../texts/confirmation.de.ts';
import { orderProgressTexts } from '../texts/order-progress.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { amountAtPrice } from './amount-at-price.ts';
import { OrderTotals } from './order-totals.tsx';

/**
 * The ordered items and their prices, from the order's own copy and as prices were declared then. Nothing is
 * recalculated.
 */
export function OrderedItems({ order, heading: Heading }: { order: Order; heading: 'h2' | 'h3' }) {
  const declaration = order.priceDeclaration;
  const heading = useId();
  return (
    <section className="ordered" aria-labelledby={heading}>
      <Heading id={heading}>{confirmationTexts.items}</Heading>
      <ul className="ordered-lines">
        {order.items.map((item) => (
          <OrderedItem key={item.condition._id} item={item} declaration={declaration} />
        ))}
      </ul>
      <OrderTotals order={order} vouchers={order.vouchers} busy={false} declaration={declaration} rates={[]} />
    </section>
  );
}

function OrderedItem({ item, declaration }: { item: OrderItem; declaration: PriceDeclaration }) {
  const { product, condition, amount, total, cancelled = 0, returned = 0 } = item;
  const price = formatPrice(declaredAmount(condition.price, declaration));
  const per = perOf(condition);
  return (
    <li className="ordered-line">
      <p className="ordered-line-name">
        {product.name} {product.nameSuffix}
        <span className="ordered-line-amount">{amountAtPrice({ amount, unit: condition.unit, price, per })}</span>
        {condition.deposit !== undefined && (
          <span className="ordered-line-amount">
            {shopTexts.deposit(formatPrice(condition.deposit), per === null ? null : condition.unit)}
          </span>
        )}
        {isGiftVoucher(total) && <span className="ordered-line-amount">{shopTexts.giftVoucher}</span>}
        {product.minimumAge !== undefined && (
          <span className="ordered-line-amount">{shopTexts.ageCheck(product.minimumAge)}</span>
        )}
        {cancelled > 0 && <span className="ordered-line-amount">{orderProgressTexts.cancelled(cancelled)}</span>}
        {returned > 0 && <span className="ordered-line-amount">{orderProgressTexts.returned(returned)}</span>}
      </p>
      <p className="money">{formatPrice(declaredAmount(total, declaration))}</p>
    </li>
  );
}
