import type { OrderDetails } from '@kontor/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { calculationRequest, questionOf } from '../../checkout/order-request.ts';
import { useShop } from '../../context/shop-context.ts';
import { askCarrierCosts, type CarrierCosts } from './carrier-costs.ts';

const unknown: CarrierCosts = {};

/** What each carrier would cost for this cart and the country it goes to; asked anew when one of them changes, unknown until then. */
export function useCarrierCosts(cart: Cart, details: OrderDetails, carriers: readonly string[]): CarrierCosts {
  const { call } = useShop();
  const [answered, setAnswered] = useState({ question: '', costs: unknown });
  // Neither vouchers nor the way to pay bear on what a carrier asks.
  const shipment = { ...details, carrier: '', paymentCondition: '' };
  const request = carriers.length > 0 ? calculationRequest({ ...cart, vouchers: [] }, shipment) : null;
  const question = request && questionOf(request);
  const ask = useEffectEvent(() => request && askCarrierCosts(call, request, carriers));

  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    ask()?.then((costs) => isCurrent && setAnswered({ question, costs }));
    return () => {
      isCurrent = false;
    };
  }, [question]);

  return answered.question === question ? answered.costs : unknown;
}
