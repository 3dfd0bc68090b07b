import type { CalculatedOrder } from '@kontor/contract';
import { useState } from 'react';
import type { Calculation } from '../../checkout/use-calculation.ts';
import { formatPrice } from '../../format/format-price.ts';
import { cartTexts } from '../../texts/cart.de.ts';

/**
 * How much is missing until delivery is free, with a bar. Keeps its place while the costs are calculated anew, and
 * while they are unknown because an amount is invalid; shows nothing where delivery never becomes free.
 */
export function FreeShippingNudge({ calculation }: { calculation: Calculation }) {
  const [last, setLast] = useState<CalculatedOrder['freeShipping']>(undefined);
  const now = calculation.state === 'known' ? calculation.order.freeShipping : last;
  if (now !== last) setLast(now);
  if (calculation.state === 'none') return <div className="nudge" />;
  if (now === undefined) return calculation.state === 'busy' ? <div className="nudge" /> : null;
  return (
    <div className="nudge">
      <p>{now.missing === 0 ? cartTexts.shipsFree : cartTexts.toFreeShipping(formatPrice(now.missing))}</p>
      <progress className="nudge-bar" max={now.from} value={now.from - now.missing} aria-hidden="true" />
    </div>
  );
}
