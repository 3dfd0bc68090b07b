import type { OrderDetails } from '@kontor/domain';
import { useRef, useState } from 'react';
import { type Cart, taxRatesOf } from '../../cart/cart.ts';
import { CalculationFailure } from '../../checkout/calculation-failure.tsx';
import { leftToPay } from '../../checkout/left-to-pay.ts';
import { Money } from '../../checkout/money.tsx';
import { OrderTotals } from '../../checkout/order-totals.tsx';
import { useCartCosts } from '../../checkout/use-cart-costs.ts';
import { formatCount } from '../../format/format-price.ts';
import { declaredAmount } from '../../format/shown-price.ts';
import { orderTexts } from '../../texts/order.de.ts';
import type { OrderFormData } from './order-data.ts';

/** What is ordered and what it costs, beside the form; on small screens it unfolds from a line with the total. */
export function OrderOverview({ cart, details, data }: { cart: Cart; details: OrderDetails; data: OrderFormData }) {
  // A cart that was sent is looked up where it is ordered. Here its order must not take the visitor away, who came to
  // change something, and goods that it took must not seem sold out.
  const costs = useCartCosts(cart.sent ? { ...cart, items: [] } : cart, details);
  const totals = useRef<HTMLDivElement>(null);
  const [isWide] = useState(() => matchMedia('(width >= 960px)').matches);
  const { calculation } = costs;
  const busy = calculation.state === 'busy';
  const order = calculation.state === 'known' ? calculation.order : null;
  return (
    <details className="order-overview" open={isWide}>
      <summary>
        <span>{orderTexts.overview}</span>
        <Money amount={order === null ? undefined : leftToPay(order)} busy={busy} />
      </summary>
      <ul className="order-overview-lines">
        {cart.items.map(({ product, condition, amount }) => {
          const total = costs.lastLines.find((line) => line.condition._id === condition._id)?.total;
          return (
            <li key={condition._id}>
              <span>
                {orderTexts.overviewAmount(formatCount(amount))} {product.name} {product.nameSuffix}
              </span>
              <Money amount={total && declaredAmount(total, data.declaration)} busy={busy} />
            </li>
          );
        })}
      </ul>
      <OrderTotals
        ref={totals}
        order={order}
        vouchers={cart.vouchers}
        busy={busy}
        declaration={data.declaration}
        rates={taxRatesOf(cart.items)}
      />
      {calculation.state === 'failed' && (
        <CalculationFailure failure={calculation.failure} totals={totals} onRetry={costs.retry} />
      )}
    </details>
  );
}
