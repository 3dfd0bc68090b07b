import type { CallShop, OrderCalculation } from '@kontor/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { questionOf } from '../../checkout/order-request.ts';
import { useShop } from '../../context/shop-context.ts';

/**
 * Asks the shop a question about a cart, again whenever the question changes. Returns `unknown` until the answer is
 * there.
 */
export function useAnswered<Answer>(
  request: OrderCalculation | null,
  ask: (call: CallShop, request: OrderCalculation) => Promise<Answer>,
  unknown: Answer,
): Answer {
  const { call } = useShop();
  const [answered, setAnswered] = useState({ question: '', answer: unknown });
  const question = request && questionOf(request);
  const askNow = useEffectEvent(() => request && ask(call, request));

  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    askNow()?.then((answer) => isCurrent && setAnswered({ question, answer }));
    return () => {
      isCurrent = false;
    };
  }, [question]);

  return answered.question === question ? answered.answer : unknown;
}
